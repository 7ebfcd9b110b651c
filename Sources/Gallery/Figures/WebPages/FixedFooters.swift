import FanlightBrowser
import PageHosts
import UIKit
import WebKit

extension Figure {
  /// A fixed footer of a page with `viewport-fit=cover`, at rest and scrolled.
  static let fixedFooters = Figure(
    "000-fixed-footer", of: .webPages, title: "A footer that stays at the bottom",
    why: """
      WebKit lays a covering page out for the whole web view and begins it at the document's top. A \
      content inset moves both down: what is fixed to the bottom leaves the screen by as much, \
      until the page is scrolled that far.
      """,
    rule: """
      At rest the footer of a covering page ends 88 points below the screen, by the recipe and by \
      any content inset that public API can set before iOS 26. Scrolled by 88 points or more it \
      ends with the screen. In Safari, which has an interface of its own for its bars, it is right \
      from the start.
      """,
    statements: ["W57", "W77", "W83"], needsEngine: true
  ) { stage in
    var result = FigureResult()
    let cases: [(name: String, label: String, host: PageHost, strategy: any SafeAreaStrategy)] = [
      ("article", "The recipe", .browser, .article),
      ("standard", "Standard strategy", .browser, .standard),
      ("safari", "Safari", .safari, .article),
    ]
    for item in cases {
      let isSafari = item.host == .safari
      var page = try await HostedPage.open(
        EdgePages.fixedFooter, in: item.host, on: .phoneX, stage: stage, strategy: item.strategy)
      for (row, isScrolled) in [("At rest", false), ("Scrolled by 200", true)] {
        if isScrolled { page = try await page.scrolled(to: page.scrollView.contentOffset.y + 200) }
        // Safari's toolbar begins at 729.
        let end: CGFloat = isSafari ? 729 : isScrolled ? 812 : 900
        result.checks.append(
          FigureCheck(
            "the footer ends at", on: "\(item.label), \(row.lowercased())", expected: end,
            measured: try await page.frame(of: "#footer").maxY,
            because: isSafari ? "812 − 83 of the toolbar" : isScrolled ? "" : "812 + 88"))
        result.pictures.append(
          page.simulator.picture(
            "\(item.name)-\(isScrolled ? "scrolled" : "rest")", row: row, label: item.label,
            caption: end > 812 ? "The footer is below the screen." : "The footer is there.",
            showing: "\(item.label), \(row.lowercased()): the page's dark footer ends \(Int(end)) "
              + "points below the top of the screen, which is 812 high.", insets: []))
      }
      await page.app.webView.close()
    }
    return result
  }
}
