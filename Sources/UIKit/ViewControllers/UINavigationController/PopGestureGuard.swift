import CoreGraphics
import Foundation

/// Lets the swipe from the edge begin where there is something to go back to.
final class PopGestureGuard: NSObject, UIGestureRecognizerDelegate {
  weak var navigation: UINavigationController?

  /// Whether a drag goes toward the end of the line, more sideways than up or down.
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
    // An item that takes the back button's place takes the swipe, too.
    let item = navigation.topViewController?.navigationItem
    return item?.hidesBackButton != true
      && (item?.leftBarButtonItems?.isEmpty != false || item?.leftItemsSupplementBackButton == true)
  }
}
