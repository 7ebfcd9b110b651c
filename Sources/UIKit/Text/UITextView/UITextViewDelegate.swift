public import Foundation

/// The methods with which a delegate manages the editing of a text view.
///
/// Every method is optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asks the delegate whether to begin editing in the text view.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Asks the delegate whether to stop editing in the text view.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Tells the delegate that editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Tells the delegate that editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Asks the delegate whether to replace the text in a range.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Tells the delegate that the user has changed the text.
  func textViewDidChange(_ textView: UITextView)

  /// Tells the delegate that the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Allows editing to begin, as the default.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// Allows editing to end, as the default.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  /// The default implementation does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// The default implementation does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// Allows the text to be replaced, as the default.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// The default implementation does nothing.
  public func textViewDidChange(_ textView: UITextView) {}

  /// The default implementation does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
