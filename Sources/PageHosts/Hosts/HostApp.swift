package import UIKit
package import WebKit

/// A program that shows a page: the controllers around a web view.
@MainActor
package protocol HostApp: AnyObject {
  /// The web view of the page.
  var webView: WKWebView { get }

  /// The root view controller; the same instance each time.
  var rootViewController: UIViewController { get }

  /// Updates the bars with the page's title and colors.
  func showPage()

  /// Waits for the work of the app that follows once the page is quiet.
  func settle() async
}

extension HostApp {
  package func settle() async {}
}
