public import Foundation

extension UIFont {
  /// How heavy a font is; the numbers are Apple's.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, -1 through 1; 0 is regular.
    public let rawValue: CGFloat

    /// Creates a weight from its number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The lightest weight.
    public static let ultraLight: Weight = .init(-0.8)
    /// Very light.
    public static let thin: Weight = .init(-0.6)
    /// Light.
    public static let light: Weight = .init(-0.4)
    /// The usual weight.
    public static let regular: Weight = .init(0)
    /// A little heavy.
    public static let medium: Weight = .init(0.23)
    /// The weight of titles.
    public static let semibold: Weight = .init(0.3)
    /// Heavy.
    public static let bold: Weight = .init(0.4)
    /// Very heavy.
    public static let heavy: Weight = .init(0.56)
    /// The heaviest weight.
    public static let black: Weight = .init(0.62)
  }
}
