import PageHosts
import UIKit
import WebKit

extension Figure {
  /// The fifth step of the recipe: the scroll indicators.
  static let pageIndicators = Figure(
    "000-indicators", of: .webPages, title: "Scroll indicators of a covering page",
    why: """
      With the behavior .never a scroll view no longer keeps its indicators clear of bars. An app \
      that places the page itself has to place them as well, or they run behind the bars.
      """,
    rule: """
      In a plain WKWebView the indicator of a covering page moves along the whole screen. The \
      corrected web view sets verticalScrollIndicatorInsets to what the bars cover, so its track \
      ends where they do.
      """,
    statements: ["S4.12", "S4.31", "W27"], code: ["recipe-insets"], needsEngine: true
  ) { stage in
    var result = FigureResult()
    let bars = UIEdgeInsets(top: 88, left: 0, bottom: 78, right: 0)
    for (host, insets, track) in [
      (.wkwebview, .zero, CGRect(x: 0, y: 0, width: 375, height: 812)),
      (.browser, bars, CGRect(x: 0, y: 88, width: 375, height: 646)),
    ] as [(PageHost, UIEdgeInsets, CGRect)] {
      let page = try await HostedPage.open(
        EdgePages.paddedHeader, in: host, on: .phoneX, stage: stage)
      let measured = page.scrollView.convert(page.scrollView.verticalIndicatorTrack, to: nil)
      page.scrollView.flashScrollIndicators()
      result.checks += [
        FigureCheck(
          "verticalScrollIndicatorInsets", on: host.name, expected: insets,
          measured: page.scrollView.verticalScrollIndicatorInsets,
          because: insets == .zero ? "" : "44 + 44 above, 44 + 34 below"),
        FigureCheck(
          "track of the indicator", on: host.name, expected: track, measured: measured),
      ]
      result.pictures.append(
        page.simulator.picture(
          host.rawValue, label: host.title,
          caption: insets == .zero
            ? "At rest the indicator begins behind the navigation bar."
            : "The indicator begins where the bar ends.",
          showing: "In \(host.name) the indicator's track goes from \(Int(track.minY)) to "
            + "\(Int(track.maxY)) points below the top of the screen.",
          insets: [
            InsetDrawing(
              "track of the indicator", in: page.app.webView.frameOnScreen,
              insets: page.scrollView.verticalScrollIndicatorInsets)
          ]))
      await page.app.webView.close()
    }
    return result
  }
}
