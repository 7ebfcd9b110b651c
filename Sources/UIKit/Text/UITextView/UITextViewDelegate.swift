public import Foundation

/// The methods with which a delegate manages the editing of a text view.
///
/// Every method is optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns a Boolean value that indicates whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Returns a Boolean value that indicates whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Tells the delegate that editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Tells the delegate that editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Returns a Boolean value that indicates whether characters may be replaced by others.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Tells the delegate that the user has changed the text.
  func textViewDidChange(_ textView: UITextView)

  /// Tells the delegate that the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Allows it.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// Allows it.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  /// The default implementation does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// The default implementation does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// Allows it.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// The default implementation does nothing.
  public func textViewDidChange(_ textView: UITextView) {}

  /// The default implementation does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
