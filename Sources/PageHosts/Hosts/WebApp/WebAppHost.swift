package import UIKit
import WebEngine
package import WebKit

/// A web app from the home screen: a page without bars.
@MainActor
package final class WebAppHost: HostApp {
  package let rootViewController: UIViewController
  private let controller: WebAppViewController
  private var manifestDisplay: String?

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

  /// Reads the manifest of a page that does not declare itself a web app by a meta.
  package func settle() async {
    manifestDisplay = nil
    guard !webView.webAppMetas.isCapable, webView.webAppMetas.hasManifest else { return }
    manifestDisplay = await webView.manifestDisplay()
  }

  /// The style of the status bar.
  package var statusBarStyle: WebAppStatusBarStyle { controller.style }

  /// A Boolean value that indicates whether the page declares itself a web app, by a meta or its manifest
  /// (W341).
  ///
  /// The manifest is read by ``settle()``; one that cannot be read counts as a declaration.
  package var isDeclared: Bool {
    let metas = webView.webAppMetas
    guard !metas.isCapable, metas.hasManifest else { return metas.isCapable }
    return manifestDisplay.map(["standalone", "fullscreen"].contains) ?? true
  }
}
