public import Foundation

/// The methods with which a delegate manages the editing of a text field.
///
/// Every method is optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Asks the delegate whether to begin editing in the text field.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Tells the delegate that editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Asks the delegate whether to stop editing in the text field.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Tells the delegate that editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Tells the delegate that editing has ended, and why; called instead of `textFieldDidEndEditing(_:)` (S19.15).
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Asks the delegate whether to change the characters in a range.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Tells the delegate that the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Asks the delegate whether to remove the text field's content.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Asks the delegate whether to process a press of the Return key.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// The default implementation returns `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// The default implementation does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// The default implementation returns `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// The default implementation does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// The default implementation leaves it to `textFieldDidEndEditing(_:)`.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { OptionalRequirement.missing(()) }

  /// The default implementation returns `true`.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// The default implementation does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// The default implementation returns `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// The default implementation returns `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
