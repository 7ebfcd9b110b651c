/// How a line below or through text is drawn.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The set's bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One thin line.
  public static let single: NSUnderlineStyle = .init(rawValue: 0x01)
  /// One thick line.
  public static let thick: NSUnderlineStyle = .init(rawValue: 0x02)
  /// Two thin lines.
  public static let double: NSUnderlineStyle = .init(rawValue: 0x09)
}
