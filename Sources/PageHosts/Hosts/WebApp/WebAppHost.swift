package import UIKit
package import WebKit

/// A web app from the Home Screen: a page without bars.
@MainActor
package final class WebAppHost: HostApp {
  package let rootViewController: UIViewController
  private let controller: WebAppViewController

  /// The app's web view, which fills the screen.
  package var webView: WKWebView { controller.webView }

  /// Creates the web app of a system version.
  ///
  /// - Parameters:
  ///   - system: The system version, which determines viewport units and colors.
  ///   - style: The style of the status bar; `nil` for that of the page's meta element.
  ///   - isStatusBarHidden: Whether the status bar is hidden; `nil` leaves it to the system.
  package init(
    system: SystemVersion, style: WebAppStatusBarStyle? = nil, isStatusBarHidden: Bool? = nil
  ) {
    controller = WebAppViewController(system: system, style: style)
    controller.hidesStatusBar = isStatusBarHidden
    rootViewController = controller
  }

  package func showPage() { controller.showPage() }

  /// Determines whether the page declares itself a web app, which may require reading its manifest.
  package func waitUntilIdle() async { isDeclared = await webView.declaresWebApp() }

  /// The style of the status bar.
  package var statusBarStyle: WebAppStatusBarStyle { controller.style }

  /// A Boolean value that indicates whether the page declares itself a web app, as of ``waitUntilIdle()``
  /// (W341).
  package private(set) var isDeclared: Bool = true
}
