public import Foundation

/// The methods by which the text input system interacts with a view's text (S19.8).
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Returns the text of a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The selected range; an empty one is the insertion point.
  var selectedTextRange: UITextRange? { get set }
  /// The range of the marked text, which is provisionally inserted; `nil` if there is none.
  var markedTextRange: UITextRange? { get }
  /// The attributes of marked text.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Inserts provisional, marked text, and selects a range in it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Accepts the marked text, which stays unchanged.
  func unmarkText()
  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at an offset from another position; `nil` if it is outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position at an offset in a layout direction from another position; `nil` if it is outside
  /// the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the number of UTF-16 code units from one position to another.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The delegate to inform of changes; `nil` until it is set, because the system sets none here.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The tokenizer that finds words and other text units.
  var tokenizer: any UITextInputTokenizer { get }
  /// Returns the farthest position of a range in a layout direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  /// Returns the range from a position to the farthest one in a layout direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// Returns the writing direction at a position.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the writing direction of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// Returns the rectangle of the first line of a range, in points.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the caret at a position, in points.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the selection rectangles of a range, in points.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position that is closest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position of a range that is closest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// Returns whether the text of a range may be replaced.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
}

extension UITextInput {
  /// Returns whether the text of a range may be replaced; `true` by default.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
}
