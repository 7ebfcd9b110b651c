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

  /// Asks the delegate whether to open a link that was tapped (S19.12).
  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool

  /// Asks the delegate whether to do something with an attachment that was tapped (S19.12).
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool

  /// Asks the delegate whether to open a link, if the delegate has no method with the interaction (S19.12).
  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange
  ) -> Bool

  /// Asks the delegate whether to do something with an attachment, if the delegate has no method with the
  /// interaction (S19.12).
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool
}

extension UITextViewDelegate {
  /// The default implementation returns `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// The default implementation returns `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  /// The default implementation does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// The default implementation does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// The default implementation returns `true`.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// The default implementation does nothing.
  public func textViewDidChange(_ textView: UITextView) {}

  /// The default implementation does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}

  /// Returns whether to open a link; by default the result of the older method.
  public func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: url, in: characterRange) }

  /// Returns whether to interact with an attachment; by default the result of the older method.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }

  /// Returns whether to open a link; `true` by default.
  public func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange
  ) -> Bool { true }

  /// Returns whether to do something with an attachment; `true` by default.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool { true }
}
