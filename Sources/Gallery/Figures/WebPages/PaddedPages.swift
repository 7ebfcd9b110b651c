import FanlightBrowser
import PageHosts
import UIKit
import WebKit

extension Figure {
  /// A page that pads itself by `env(safe-area-inset-top)`: the fourth step of the recipe.
  static let paddedPage = Figure(
    "000-padded-page", of: .webPages, title: "A page that pads itself must not be padded twice",
    why: """
      A careful page pads its header by env(safe-area-inset-top), so that it looks right in a web \
      view that fills the screen. A browser that moves such a page down by a content inset has to \
      take the top out of the page's safe area, or the header begins one bar too low.
      """,
    rule: """
      In a plain WKWebView the padding of 88 keeps the header clear. With the content inset alone \
      the page has 88 points from the scroll view and 88 from its own padding. The corrected web \
      view overrides safeAreaInsets without the top, so env() is 0 there as in Safari.
      """,
    statements: ["W27", "W38", "W57"], code: ["recipe-insets", "recipe-safe-area"],
    needsEngine: true
  ) { stage in
    var result = FigureResult()
    let cases:
      [(
        name: String, label: String, host: PageHost, strategy: any SafeAreaStrategy,
        padding: CGFloat, top: CGFloat, because: String
      )] = [
        (
          "plain", "A plain WKWebView", .wkwebview, .article, 88, 88, "0 scrolled + 88 padding"
        ),
        (
          "inset-only", "Step 2 alone", .browser, InsetWithoutSafeArea(), 88, 176,
          "88 content inset + 88 padding"
        ),
        (
          "corrected", "Steps 2 and 4", .browser, .article, 0, 88, "88 content inset + 0 padding"
        ),
        ("safari", "Safari", .safari, .article, 0, 94, "94 Safari's bar + 0 padding"),
      ]
    for item in cases {
      let page = try await HostedPage.open(
        EdgePages.paddedHeader, in: item.host, on: .phoneX, stage: stage, strategy: item.strategy)
      result.checks += [
        FigureCheck(
          "env(safe-area-inset-top)", on: item.label, expected: item.padding,
          measured: page.environment.top),
        FigureCheck(
          "the title begins at", on: item.label, expected: item.top,
          measured: try await page.frame(of: "#top").minY, because: item.because),
      ]
      result.pictures.append(
        page.simulator.picture(
          item.name, label: item.label, caption: "The title begins at \(Int(item.top)).",
          showing: "\(item.label): the page's title begins \(Int(item.top)) points below the top "
            + "of the screen, \(Int(item.padding)) of which are the header's padding.",
          insets: []))
      await page.app.webView.close()
    }
    return result
  }
}

/// The recipe's second step without its fourth: the content inset is set, and the page's safe area
/// still has its top.
private struct InsetWithoutSafeArea: SafeAreaStrategy {
  func placement(for state: SafeAreaState) -> SafeAreaPlacement {
    var placement = ArticleSafeArea().placement(for: state)
    placement.webViewSafeArea = state.safeArea
    return placement
  }
}
