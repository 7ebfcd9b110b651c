import Simulator
import UIKit
import WebKit

extension Figure {
  /// The shift of a full-screen web page on iOS 10.
  static let statusBarShift = Figure(
    "003-status-bar-shift", of: .scrollInsets,
    title: "A full-screen web page that begins too low on iOS 10",
    why: """
      A web view shows its page in a scroll view, and up to iOS 10 the controller adjusts that one as \
      well. A page that is to fill the screen begins 20 points too low, and nothing in the web view \
      explains it.
      """,
    rule: """
      Up to iOS 10 a controller rewrites the insets of the first scroll view in its view, a web \
      view's included. With a hidden navigation bar that is the status bar's 20 points: the page \
      begins too low. With automaticallyAdjustsScrollViewInsets off it fills the screen. The \
      article says that WKWebView inherits from UIScrollView; it is a UIView that has one.
      """,
    statements: ["S4.36", "S4.37"], code: ["status-bar-shift"], needsEngine: true
  ) { stage in
    var result = FigureResult()
    for isAllowed in [true, false] {
      let simulator = try stage.boot("iPhone 7", system: "10.3")
      let screen = FullScreenPageController()
      // figure: status-bar-shift
      screen.automaticallyAdjustsScrollViewInsets = isAllowed
      // end figure
      let navigation = UINavigationController(rootViewController: screen)
      navigation.isNavigationBarHidden = true
      simulator.settle(showing: navigation)
      try await screen.webView.waitUntilQuiet()
      simulator.layOut()
      try await screen.webView.snapshotPage()
      let shift: CGFloat = isAllowed ? 20 : 0
      let subject = "iPhone 7, iOS 10.3, adjustment \(isAllowed ? "on" : "off")"
      let scrollView = screen.webView.scrollView
      result.checks += [
        FigureCheck(
          "scrollView.contentInset", on: subject,
          expected: UIEdgeInsets(top: shift, left: 0, bottom: 0, right: 0),
          measured: scrollView.contentInset),
        FigureCheck(
          "scrollView.contentOffset", on: subject, expected: CGPoint(x: 0, y: -shift),
          measured: scrollView.contentOffset),
      ]
      result.pictures.append(
        simulator.picture(
          isAllowed ? "shifted" : "flush", label: isAllowed ? "Before" : "After",
          caption: isAllowed ? "As it is by default." : "With the adjustment off.",
          showing: isAllowed
            ? "The green page begins below a strip of the height of the status bar."
            : "The green page begins at the top of the screen, behind the status bar's items.",
          insets: [
            InsetDrawing(
              "contentInset", in: scrollView.frameOnScreen, insets: scrollView.contentInset)
          ]))
      await screen.webView.close()
    }
    return result
  }
}

/// A view controller that shows a web page from edge to edge.
private final class FullScreenPageController: UIViewController {
  let webView = WKWebView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    webView.frame = view.bounds
    webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(webView)
    webView.loadHTMLString(
      """
      <!doctype html><meta name="viewport" content="width=device-width">
      <body style="margin:0;background:#d9f2dd;font:20px -apple-system">
      <div style="background:#2e9e4f;height:44px"></div>
      <p style="margin:16px">The green band is the page's first 44 points.</p>
      """, baseURL: nil)
  }
}
