/// Constants that specify how text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The raw value of the options, as in UIKit.
  public let rawValue: Int

  /// Creates options from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text wraps into lines at the width, below its origin.
  ///
  /// Without it, text is one line whose baseline is at the origin (S8.44).
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Line heights include the font's leading, which is 0 for all fonts here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The last line that fits into the height is truncated with an ellipsis if more text follows.
  ///
  /// It is ignored without ``usesLineFragmentOrigin`` (S8.45).
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
