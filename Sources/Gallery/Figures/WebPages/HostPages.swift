import PageHosts
import UIKit
import WebEngine
import WebKit

extension Figure {
  /// Safari with a page without `viewport-fit`.
  static let safariDefault = hostPage(
    .safari, fit: "auto", id: "000-safari-default", title: "Safari, a page without viewport-fit",
    why: """
      This is what the web looked like on the first iPhone X: no page had to change, and none was \
      cut. The price is two empty strips in landscape.
      """,
    rule: """
      Safari keeps a page between its bars and, in landscape, between the housing and the other \
      end: the page is narrower than the screen and is told of no safe area.
      """,
    statements: ["W20", "W27", "W38", "W138"],
    portrait: HostNumbers(
      behavior: ".always", inset: UIEdgeInsets(top: 94, left: 0, bottom: 83, right: 0),
      adjusted: UIEdgeInsets(top: 94, left: 0, bottom: 83, right: 0), offset: CGPoint(x: 0, y: -94),
      environment: .zero,
      inner: CGSize(width: 375, height: 635)),
    landscape: HostNumbers(
      behavior: ".always", inset: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0),
      adjusted: UIEdgeInsets(top: 50, left: 44, bottom: 0, right: 44),
      offset: CGPoint(x: -44, y: -50), environment: .zero,
      inner: CGSize(width: 724, height: 325)))

  /// Safari with a page that has `viewport-fit=cover`.
  static let safariCover = hostPage(
    .safari, fit: "cover", id: "000-safari-cover", title: "Safari, viewport-fit=cover",
    why: """
      A page that wants the whole screen says so, and pads itself by env(safe-area-inset-*). Safari \
      still keeps its top below the address field.
      """,
    rule: """
      With viewport-fit=cover a page in Safari gets the whole width and reads the safe area at the \
      sides and the bottom, but its top stays below the address field. In portrait the toolbar \
      covers the bottom already, so that is 0 too.
      """,
    statements: ["W27", "W38", "W51", "W57"],
    portrait: HostNumbers(
      behavior: ".never", inset: UIEdgeInsets(top: 94, left: 0, bottom: 83, right: 0),
      adjusted: UIEdgeInsets(top: 94, left: 0, bottom: 83, right: 0), offset: CGPoint(x: 0, y: -94),
      environment: .zero,
      inner: CGSize(width: 375, height: 635)),
    landscape: HostNumbers(
      behavior: ".never", inset: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0),
      adjusted: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0), offset: CGPoint(x: 0, y: -50),
      environment: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44),
      inner: CGSize(width: 812, height: 325)))

  /// A plain web view with a page without `viewport-fit`.
  static let webViewDefault = hostPage(
    .wkwebview, fit: "auto", id: "000-webview-default",
    title: "A plain WKWebView, a page without viewport-fit",
    why: """
      Most pages know nothing of the safe area. A web view that fills the screen shows them uncovered \
      all the same, without a line of code in the app.
      """,
    rule: """
      A WKWebView that fills the screen behind a navigation bar and a toolbar keeps its page clear \
      of everything: adjustedContentInset is the whole safe area. The article says that the web \
      view applies its contentInset; that stays 0, for it is the app's, and UIKit adds the rest. \
      innerHeight is 724: the 78 at the bottom are room to scroll into.
      """,
    statements: ["W20", "W27", "W38", "W52", "W138"],
    portrait: HostNumbers(
      behavior: ".always", adjusted: UIEdgeInsets(top: 88, left: 0, bottom: 78, right: 0),
      offset: CGPoint(x: 0, y: -88), environment: .zero,
      inner: CGSize(width: 375, height: 724)),
    landscape: HostNumbers(
      behavior: ".always", adjusted: UIEdgeInsets(top: 32, left: 44, bottom: 53, right: 44),
      offset: CGPoint(x: -44, y: -32), environment: .zero,
      inner: CGSize(width: 724, height: 343)))

  /// A plain web view with a page that has `viewport-fit=cover`.
  static let webViewCover = hostPage(
    .wkwebview, fit: "cover", id: "000-webview-cover",
    title: "A plain WKWebView, viewport-fit=cover",
    why: """
      A page that says viewport-fit=cover asks for the whole screen, and in a web view it gets it: it \
      begins behind the navigation bar. In Safari it never does, so a page that was only tried there \
      may be cut in an app.
      """,
    rule: """
      As soon as a page says viewport-fit=cover, WKWebView sets the adjustment behavior to .never: \
      the page begins at the very top of the screen, behind bar and housing, and has to pad itself \
      by env(safe-area-inset-*), which has the bars in it as well.
      """,
    statements: ["W27", "W38", "W42", "W52"],
    portrait: HostNumbers(
      behavior: ".never", adjusted: .zero, offset: .zero,
      environment: UIEdgeInsets(top: 88, left: 0, bottom: 78, right: 0),
      inner: CGSize(width: 375, height: 812)),
    landscape: HostNumbers(
      behavior: ".never", adjusted: .zero, offset: .zero,
      environment: UIEdgeInsets(top: 32, left: 44, bottom: 53, right: 44),
      inner: CGSize(width: 812, height: 375)))

  /// The web view with the article's corrections, and a page that has `viewport-fit=cover`.
  static let fixedCover = hostPage(
    .browser, fit: "cover", id: "000-fixed-cover",
    title: "The corrected web view, viewport-fit=cover",
    why: """
      A browser should show what Safari shows. Two steps of the recipe put it right: a content inset \
      for the scroll view, and a safe area without its top for the page.
      """,
    rule: """
      The article's web view sets the bar's height as content inset when a page covers, and \
      answers a safe area without a top: the page begins below the bar as in Safari, and reads the \
      sides and the bottom only.
      """,
    statements: ["W27", "W38", "W57", "S1.24"],
    portrait: HostNumbers(
      behavior: ".never", inset: UIEdgeInsets(top: 88, left: 0, bottom: 0, right: 0),
      adjusted: UIEdgeInsets(top: 88, left: 0, bottom: 0, right: 0), offset: CGPoint(x: 0, y: -88),
      environment: UIEdgeInsets(top: 0, left: 0, bottom: 78, right: 0),
      inner: CGSize(width: 375, height: 812)),
    landscape: HostNumbers(
      behavior: ".never", inset: UIEdgeInsets(top: 32, left: 0, bottom: 0, right: 0),
      adjusted: UIEdgeInsets(top: 32, left: 0, bottom: 0, right: 0), offset: CGPoint(x: 0, y: -32),
      environment: UIEdgeInsets(top: 0, left: 44, bottom: 53, right: 44),
      inner: CGSize(width: 812, height: 375)))

  /// A page that has `viewport-fit=cover` and a header bar that ignores the safe area, in all three
  /// hosts.
  static let headerBarInHosts = Figure(
    "000-header-bar", of: .webPages, title: "A header bar that knows nothing of the safe area",
    why: """
      Many pages say viewport-fit=cover and leave env(safe-area-inset-top) out, because in Safari \
      they look right. In an app their header is behind the navigation bar.
      """,
    rule: """
      A covering page whose bar at the top leaves env(safe-area-inset-top) out looks right in \
      Safari and in the corrected web view. In a plain WKWebView the bar lies behind \
      the navigation bar.
      """,
    statements: ["W27", "W52", "W57"], needsEngine: true
  ) { stage in
    var result = FigureResult()
    for (host, top) in [(.safari, 94), (.wkwebview, 0), (.browser, 88)] as [(PageHost, CGFloat)] {
      let page = try await HostedPage.open(
        EdgePages.headerBar, in: host, on: .phoneX, stage: stage)
      result.checks.append(
        FigureCheck(
          "the header bar begins at", on: host.name, expected: top,
          measured: -page.scrollView.contentOffset.y))
      result.pictures.append(
        page.simulator.picture(
          host.rawValue, label: host.title,
          caption: top > 0
            ? "The dark header begins below the bar." : "The dark header is behind the bar.",
          showing: "In \(host.name) the page's dark header bar begins \(Int(top)) points below "
            + "the top of the screen.", insets: []))
      await page.app.webView.close()
    }
    return result
  }

  private static func hostPage(
    _ host: PageHost, fit: String, id: String, title: String, why: String, rule: String,
    statements: [String], portrait: HostNumbers, landscape: HostNumbers
  ) -> Figure {
    Figure(
      id, of: .webPages, title: title, why: why, rule: rule, statements: statements,
      code: host == .browser ? ["recipe-insets", "recipe-safe-area"] : [],
      needsEngine: true
    ) { stage in
      var result = FigureResult()
      for phone in PhoneOrientation.phoneXOrientations {
        let numbers = phone.isLandscape ? landscape : portrait
        let page = try await HostedPage.open(
          EdgePages.lines(fit), in: host, on: phone, stage: stage)
        result.checks += [
          FigureCheck(
            "contentInsetAdjustmentBehavior", on: phone.name, expected: numbers.behavior,
            measured: page.scrollView.contentInsetAdjustmentBehavior.word),
          FigureCheck(
            "contentInset", on: phone.name, expected: numbers.inset,
            measured: page.scrollView.contentInset),
          FigureCheck(
            "adjustedContentInset", on: phone.name, expected: numbers.adjusted,
            measured: page.scrollView.adjustedContentInset),
          FigureCheck(
            "contentOffset at rest", on: phone.name, expected: numbers.offset,
            measured: page.scrollView.contentOffset),
          FigureCheck(
            "env(safe-area-inset-*)", on: phone.name, expected: numbers.environment,
            measured: page.environment),
          FigureCheck(
            "innerWidth × innerHeight", on: phone.name, expected: numbers.inner,
            measured: page.measurement.innerSize),
        ]
        result.pictures.append(
          page.simulator.picture(
            phone.orientationName, label: phone.name,
            caption: "The page begins at \(Int(-numbers.offset.y)) from the top, "
              + "\(Int(-numbers.offset.x)) from the left.",
            showing: "\(phone.name), \(host.name): the page's top is \(Int(-numbers.offset.y)) "
              + "points below that of the screen, its left edge \(Int(-numbers.offset.x)) from "
              + "the left.", insets: [page.drawing(of: host)]))
        await page.app.webView.close()
      }
      return result
    }
  }
}
