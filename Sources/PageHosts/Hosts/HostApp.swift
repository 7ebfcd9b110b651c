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

/// What the apps around a web view show besides it.
package struct HostOptions: Sendable, Hashable {
  /// The bars; Safari has its own.
  package var bars: Set<HostBar>
  /// Whether the app hides the status bar; `nil` leaves it to the system.
  package var isStatusBarHidden: Bool?
  /// What stands in the navigation bar or the address field.
  package var title: String

  /// Creates options.
  package init(
    bars: Set<HostBar> = [.navigation, .toolbar], isStatusBarHidden: Bool? = nil,
    title: String = ""
  ) {
    self.bars = bars
    self.isStatusBarHidden = isStatusBarHidden
    self.title = title
  }
}
