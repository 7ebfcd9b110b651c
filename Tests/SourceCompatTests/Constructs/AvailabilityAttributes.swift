import UIKit

@available(iOS 11.0, *)
class ModernView: UIView {
  @available(iOS, unavailable)
  func never() {}

  @available(iOS, deprecated: 13.0, message: "use other()")
  func old() {}
}
