import Foundation

extension UIWindow {
  /// Finds the view for touches that began, and delivers touches to gesture recognizers and views.
  func deliver(_ event: UIEvent) { router.deliver(event, in: self) }
}
