import UIKit

protocol Configurable {}

extension Configurable where Self: AnyObject {
  @discardableResult
  func with(_ configure: (Self) -> Void) -> Self {
    configure(self)
    return self
  }
}

extension NSObject: Configurable {}

final class ConfiguredViewController: UIViewController {
  private let label = UILabel().with {
    $0.text = "Hello"
    $0.textColor = .label
  }
}
