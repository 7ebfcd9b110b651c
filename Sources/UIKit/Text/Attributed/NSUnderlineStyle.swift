/// Styles of underlines and strikethroughs.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The raw value: one bit for each style.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A single thin line below or through the text.
  public static let single: NSUnderlineStyle = .init(rawValue: 0x01)
  /// A single thick line below or through the text.
  public static let thick: NSUnderlineStyle = .init(rawValue: 0x02)
  /// A double line below or through the text.
  public static let double: NSUnderlineStyle = .init(rawValue: 0x09)
}
