import PageHosts
import UIKit
import WebKit

extension Figure {
  /// The evidence that Safari's web view fills the screen.
  static let scrolledSafari = Figure(
    "000-safari-scrolled", of: .webPages, title: "In Safari a page scrolls behind the bar",
    why: """
      A page in Safari begins below the address field, so one might think that the web view begins \
      there. It fills the screen: what keeps the page down is a content inset, and that scrolls \
      away.
      """,
    rule: """
      At rest the page begins at 94, where the bar ends. Scrolled by 60 points, its first lines lie \
      behind the translucent bar, which takes on their color.
      """,
    statements: ["W57", "W138"], needsEngine: true
  ) { stage in
    var result = FigureResult()
    var page = try await HostedPage.open(
      EdgePages.lines("cover"), in: .safari, on: .phoneX, stage: stage)
    for (name, label, distance) in [("rest", "At rest", 0), ("scrolled", "Scrolled by 60", 60)]
      as [(String, String, CGFloat)]
    {
      if distance > 0 { page = try await page.scrolled(to: -94 + distance) }
      result.checks += [
        FigureCheck(
          "frame of the web view", on: label, expected: CGRect(x: 0, y: 0, width: 375, height: 812),
          measured: page.app.webView.frameOnScreen),
        FigureCheck(
          "contentInset.top", on: label, expected: 94, measured: page.scrollView.contentInset.top),
        FigureCheck(
          "the page begins at", on: label, expected: 94 - distance,
          measured: try await page.frame(of: "h1").minY),
      ]
      result.pictures.append(
        page.simulator.picture(
          name, label: label,
          caption: distance > 0
            ? "The blue heading shines through the bar." : "The page begins below the bar.",
          showing: "\(label): the page's blue heading begins \(Int(94 - distance)) points below "
            + "the top of the screen.", insets: []))
    }
    await page.app.webView.close()
    return result
  }
}
