/// The identifier of an object for tests.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification {
  /// A string that identifies the object in tests.
  var accessibilityIdentifier: String? { get set }
}

extension UIResponder: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
