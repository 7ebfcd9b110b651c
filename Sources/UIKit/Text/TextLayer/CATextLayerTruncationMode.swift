/// Constants for where a text layer leaves out text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The string of the mode.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Text is left out nowhere; the default.
  public static let none: CATextLayerTruncationMode = .init(rawValue: "none")
  /// At the beginning of a line.
  public static let start: CATextLayerTruncationMode = .init(rawValue: "start")
  /// At the end of a line.
  public static let end: CATextLayerTruncationMode = .init(rawValue: "end")
  /// In the middle of a line.
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
