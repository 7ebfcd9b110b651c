/// The privacy options for a value that is interpolated into a message.
public struct OSLogPrivacy: Sendable {
  /// The masks that replace a redacted value.
  public enum Mask: Sendable {
    /// The value's hash, by which equal values can be recognized.
    case hash
    /// No information about the value.
    case none
  }

  private enum Option { case auto, `public`, `private`, sensitive }

  private let option: Option
  private let mask: Mask

  /// The option that reveals numbers and Boolean values, and redacts strings and objects.
  public static var auto: OSLogPrivacy { OSLogPrivacy(option: .auto, mask: .none) }

  /// The option that reveals the value.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(option: .public, mask: .none) }

  /// The option that redacts the value.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(option: .private, mask: .none) }

  /// The option that redacts the value even if private values are shown.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(option: .sensitive, mask: .none) }

  /// Returns the automatic option with a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(option: .auto, mask: mask) }

  /// Returns the private option with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(option: .private, mask: mask)
  }

  /// Returns the sensitive option with a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(option: .sensitive, mask: mask)
  }

  /// Returns the text of a value in the message.
  ///
  /// - Parameter isScalar: Whether the value is a number or a Boolean value.
  func text(_ value: String, isScalar: Bool) -> String {
    switch option {
    case .public: return value
    case .auto where isScalar: return value
    case .auto, .private, .sensitive:
      let kind = option == .sensitive ? "sensitive" : "private"
      guard mask == .hash else { return "<\(kind)>" }
      return "<mask.hash: '\(ValueHash(value).text)'>"
    }
  }
}
