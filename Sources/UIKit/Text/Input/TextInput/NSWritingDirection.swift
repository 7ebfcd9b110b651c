/// Constants that specify the writing direction of text.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the text's language.
  case natural = -1
  /// The writing direction from left to right.
  case leftToRight = 0
  /// The writing direction from right to left.
  case rightToLeft = 1
}
