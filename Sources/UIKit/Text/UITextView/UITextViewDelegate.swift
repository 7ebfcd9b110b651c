public import Foundation

/// Who is asked and told of a text view's editing and scrolling; every method may be left out.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Returns whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Tells that editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Tells that editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Returns whether characters may be replaced by others.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Tells that the user has changed the text.
  func textViewDidChange(_ textView: UITextView)

  /// Tells that the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Allows it.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// Allows it.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// Allows it.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}

  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
