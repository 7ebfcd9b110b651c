/// Constants for where the lines of a text layer are.
///
/// Lines are not justified here, so that the constant for it is not declared.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The string of the mode.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// At the side at which the text's language begins; the default.
  public static let natural: CATextLayerAlignmentMode = .init(rawValue: "natural")
  /// Lines begin at the left.
  public static let left: CATextLayerAlignmentMode = .init(rawValue: "left")
  /// Lines end at the right.
  public static let right: CATextLayerAlignmentMode = .init(rawValue: "right")
  /// Lines are centered between left and right.
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
