/// The string by which tests find an object.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification {
  /// A string with which tests find the object.
  var accessibilityIdentifier: String? { get set }
}

extension UIResponder: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
