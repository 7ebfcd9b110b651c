public import Foundation

/// Who is asked and told of a text field's editing; every method may be left out.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Tells that editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Returns whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Tells that editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Returns whether characters may be replaced by others.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Tells that the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Returns whether the text may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Returns whether the return key does what it does by itself.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Allows it.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Allows it.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Allows it.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Allows it.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Allows it.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
