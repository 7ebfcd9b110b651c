import CoreGraphics
import Foundation

/// Allows the edge swipe to begin if there is a controller to pop.
final class PopGestureGuard: NSObject, UIGestureRecognizerDelegate {
  weak var navigation: UINavigationController?

  /// Returns whether a drag goes toward the trailing edge, and more horizontally than vertically.
  private func isBackwards(_ pan: UIPanGestureRecognizer) -> Bool {
    let way = pan.firstWay
    let isRightToLeft = pan.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return abs(way.x) > abs(way.y) && (isRightToLeft ? way.x < 0 : way.x > 0)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.stack.count > 1, navigation.exchange == nil else {
      return false
    }
    if let pan = navigation.gestures.contentPop, pan === gestureRecognizer, !isBackwards(pan) {
      return false
    }
    // An item that replaces the back button also disables the swipe.
    let item = navigation.topViewController?.navigationItem
    return item?.hidesBackButton != true
      && (item?.leftBarButtonItems?.isEmpty != false || item?.leftItemsSupplementBackButton == true)
  }
}
