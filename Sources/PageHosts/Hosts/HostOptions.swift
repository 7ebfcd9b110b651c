import UIKit
import WebKit

/// The options of the apps that show a web view.
package struct HostOptions: Sendable, Hashable {
  /// The bars; Safari has its own.
  package var bars: Set<HostBar>
  /// Whether the app hides the status bar; `nil` leaves it to the system.
  package var isStatusBarHidden: Bool?
  /// The text in the navigation bar or the address field.
  package var title: String

  /// Creates options; by default, a navigation bar and a toolbar.
  package init(
    bars: Set<HostBar> = [.navigation, .toolbar], isStatusBarHidden: Bool? = nil,
    title: String = ""
  ) {
    self.bars = bars
    self.isStatusBarHidden = isStatusBarHidden
    self.title = title
  }
}
