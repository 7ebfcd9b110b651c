/// Constants for how text is measured outside of a view.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The value of the constants, as UIKit's.
  public let rawValue: Int

  /// Creates options from their value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text wraps into lines at the width, below its origin.
  ///
  /// Without it, text is one line whose baseline is at the origin (S8.44).
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The font's leading counts among the heights of lines; the system font has none.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The last line that the height leaves space for ends in an ellipsis where there is more text.
  ///
  /// It is ignored without ``usesLineFragmentOrigin`` (S8.45).
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
