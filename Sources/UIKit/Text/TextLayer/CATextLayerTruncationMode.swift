/// Constants that specify the truncation of a text layer's lines.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value of the mode.
  public let rawValue: String

  /// Creates a mode from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Text is not truncated; the default.
  public static let none: CATextLayerTruncationMode = .init(rawValue: "none")
  /// Truncates lines at their start.
  public static let start: CATextLayerTruncationMode = .init(rawValue: "start")
  /// Truncates lines at their end.
  public static let end: CATextLayerTruncationMode = .init(rawValue: "end")
  /// Truncates lines in the middle.
  public static let middle: CATextLayerTruncationMode = .init(rawValue: "middle")

  func lineBreakMode(isWrapped: Bool) -> NSLineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: isWrapped ? .byWordWrapping : .byClipping
    }
  }
}
