public import Foundation

/// The methods with which a delegate manages the editing of a text field.
///
/// Every method is optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns a Boolean value that indicates whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Tells the delegate that editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Returns a Boolean value that indicates whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Tells the delegate that editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Returns a Boolean value that indicates whether characters may be replaced by others.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Tells the delegate that the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Returns a Boolean value that indicates whether the text may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Returns a Boolean value that indicates whether the return key does what it does by itself.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Allows it.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// The default implementation does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Allows it.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// The default implementation does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Allows it.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// The default implementation does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Allows it.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Allows it.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
