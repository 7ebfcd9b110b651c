package import DeviceCatalog
package import UIKit
package import WebKit

/// The Safari host: Safari's bars, and the viewport of pages between them.
@MainActor
package final class SafariHost: HostApp {
  package let rootViewController: UIViewController
  private let safari: SafariViewController

  /// Safari's web view, which fills the screen.
  package var webView: WKWebView { safari.webView }

  /// Creates Safari for one device and system.
  ///
  /// - Parameters:
  ///   - portrait: The catalog's viewport in portrait.
  ///   - landscape: The catalog's viewport in landscape.
  ///   - system: The system version, which determines the style of the bars.
  ///   - title: The text in the address field.
  package init(
    portrait: SafariViewport, landscape: SafariViewport, system: SystemVersion, title: String
  ) {
    safari = SafariViewController(
      portrait: portrait, landscape: landscape, system: system, title: title)
    rootViewController = safari
  }

  package func showPage() { safari.showPage() }

  /// The current layout of Safari's bars.
  var barLayout: SafariChromeLayout? { safari.chrome.shown }

  /// A Boolean value that determines whether the bars are minimized, as after scrolling down.
  package var minimizesBars: Bool {
    get { safari.minimizesBars }
    set { safari.minimizesBars = newValue }
  }
}
