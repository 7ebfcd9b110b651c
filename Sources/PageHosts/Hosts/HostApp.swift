package import UIKit
package import WebKit

/// A program that shows a page: the controllers around a web view.
@MainActor
package protocol HostApp: AnyObject {
  /// The web view that the page is in.
  var webView: WKWebView { get }

  /// The controller for a window; the same one each time.
  var rootViewController: UIViewController { get }

  /// Takes over what the page says of itself now: its title, its colors.
  func showPage()

  /// Waits until the app has done with the page what it does once the page is quiet.
  func settle() async
}

extension HostApp {
  package func settle() async {}
}
