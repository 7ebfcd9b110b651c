/// Constants that specify the horizontal alignment of a text layer's lines.
///
/// Justified lines are not supported, and so not declared.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The raw value of the mode.
  public let rawValue: String

  /// Creates a mode from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Aligns lines by the direction of the text's language; the default.
  public static let natural: CATextLayerAlignmentMode = .init(rawValue: "natural")
  /// Aligns lines to the left.
  public static let left: CATextLayerAlignmentMode = .init(rawValue: "left")
  /// Aligns lines to the right.
  public static let right: CATextLayerAlignmentMode = .init(rawValue: "right")
  /// Centers lines in the bounds.
  public static let center: CATextLayerAlignmentMode = .init(rawValue: "center")

  var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    default: .natural
    }
  }
}
