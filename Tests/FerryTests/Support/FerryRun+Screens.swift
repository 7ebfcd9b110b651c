import FanlightTesting
import Ferry
import UIKit

extension FerryRun {
  /// Shows the app on a screen, with no delegate, and calls a closure with each of its screens in front.
  static func showEach(
    on screen: FanlightTesting.Screen, file: String = #filePath, testName: String = #function,
    _ body: (Shown, Screen) -> Void
  ) {
    screen.show(FerryTabBarController(), filePath: file, testName: testName) { shown in
      guard let tabs = shown.controller as? FerryTabBarController else { return }
      for (index, name) in [Screen.crossings, .booking, .guide].enumerated() {
        tabs.selectedIndex = index
        shown.settle()
        body(shown, name)
      }
      tabs.selectedIndex = 0
      tabs.crossings.show(ticketFor: Crossing.today[1])
      shown.settle()
      body(shown, .ticket)
    }
  }
}
