import Foundation

extension UIWindow {
  /// Finds the view of touches that came down and tells recognizers and views of their touches.
  func deliver(_ event: UIEvent) { router.deliver(event, in: self) }
}
