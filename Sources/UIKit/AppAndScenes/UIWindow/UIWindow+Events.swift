import Foundation

extension UIWindow {
  /// Finds the view of fingers that came down and tells recognisers and views of their fingers.
  func deliver(_ event: UIEvent) { router.deliver(event, in: self) }
}
