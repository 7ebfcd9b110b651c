package import UIKit
package import WebKit

/// A web app from the home screen: a page without bars.
@MainActor
package final class WebAppHost: HostApp {
  package let rootViewController: UIViewController
  private let controller: WebAppViewController

  /// The app's web view, which fills the screen.
  package var webView: WKWebView { controller.webView }

  /// Creates the app.
  ///
  /// - Parameters:
  ///   - system: The system, which determines viewport units and colors.
  ///   - style: The style of the status bar; `nil` is that of the page's meta.
  ///   - isStatusBarHidden: Whether the status bar is hidden; `nil` leaves it to the system.
  package init(
    system: SystemVersion, style: WebAppStatusBarStyle? = nil, isStatusBarHidden: Bool? = nil
  ) {
    controller = WebAppViewController(system: system, style: style)
    controller.hidesStatusBar = isStatusBarHidden
    rootViewController = controller
  }

  package func showPage() { controller.showPage() }

  /// Finds out whether the page declares itself a web app, for which its manifest may be read.
  package func settle() async { isDeclared = await webView.declaresWebApp() }

  /// The style of the status bar.
  package var statusBarStyle: WebAppStatusBarStyle { controller.style }

  /// A Boolean value that indicates whether the page declares itself a web app, as of ``settle()``
  /// (W341).
  package private(set) var isDeclared: Bool = true
}
