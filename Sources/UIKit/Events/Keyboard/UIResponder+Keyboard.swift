public import Foundation

extension UIResponder {
  // Each notification's user info has the five keys below; its object is the screen.

  /// Posted before the keyboard is shown.
  public nonisolated static let keyboardWillShowNotification: NSNotification.Name = .init(
    "UIKeyboardWillShowNotification")
  /// Posted after the keyboard was shown.
  public nonisolated static let keyboardDidShowNotification: NSNotification.Name = .init(
    "UIKeyboardDidShowNotification")
  /// Posted before the keyboard is hidden.
  public nonisolated static let keyboardWillHideNotification: NSNotification.Name = .init(
    "UIKeyboardWillHideNotification")
  /// Posted after the keyboard was hidden.
  public nonisolated static let keyboardDidHideNotification: NSNotification.Name = .init(
    "UIKeyboardDidHideNotification")
  /// Posted before the keyboard's frame changes in any way.
  public nonisolated static let keyboardWillChangeFrameNotification: NSNotification.Name = .init(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted after the keyboard's frame has changed in any way.
  public nonisolated static let keyboardDidChangeFrameNotification: NSNotification.Name = .init(
    "UIKeyboardDidChangeFrameNotification")

  /// The key of the frame before, an `NSValue` with a rectangle of the screen.
  public nonisolated static let keyboardFrameBeginUserInfoKey: String =
    "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the frame after, an `NSValue` with a rectangle of the screen.
  public nonisolated static let keyboardFrameEndUserInfoKey: String =
    "UIKeyboardFrameEndUserInfoKey"
  /// The key of the animation's duration, an `NSNumber` with seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey: String =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the animation's curve, an `NSNumber` with the raw value.
  public nonisolated static let keyboardAnimationCurveUserInfoKey: String =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard is this app's, an `NSNumber`.
  public nonisolated static let keyboardIsLocalUserInfoKey: String = "UIKeyboardIsLocalUserInfoKey"
}
