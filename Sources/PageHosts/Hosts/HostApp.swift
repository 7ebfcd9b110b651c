package import UIKit
package import WebKit

/// An app that shows a page: a web view and its view controllers.
@MainActor
package protocol HostApp: AnyObject {
  /// The web view of the page.
  var webView: WKWebView { get }

  /// The root view controller; the same instance each time.
  var rootViewController: UIViewController { get }

  /// Updates the bars with the page's title and colors.
  func showPage()

  /// Waits for the work that the app does after the page has become quiet.
  func waitUntilIdle() async
}

extension HostApp {
  package func waitUntilIdle() async {}
}
