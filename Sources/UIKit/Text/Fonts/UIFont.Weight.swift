public import Foundation

extension UIFont {
  /// The weight of a font; the numbers are Apple's.
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

    /// The ultra-light weight, the lightest of all.
    public static let ultraLight: Weight = .init(-0.8)
    /// The thin weight, between ultra-light and light.
    public static let thin: Weight = .init(-0.6)
    /// The light weight, between thin and regular.
    public static let light: Weight = .init(-0.4)
    /// The regular weight, that of body text.
    public static let regular: Weight = .init(0)
    /// The medium weight, between regular and semibold.
    public static let medium: Weight = .init(0.23)
    /// The semibold weight, that of titles and headlines.
    public static let semibold: Weight = .init(0.3)
    /// The bold weight, between semibold and heavy.
    public static let bold: Weight = .init(0.4)
    /// The heavy weight, between bold and black.
    public static let heavy: Weight = .init(0.56)
    /// The black weight, the heaviest of all.
    public static let black: Weight = .init(0.62)
  }
}
