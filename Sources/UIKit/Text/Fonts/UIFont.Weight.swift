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

  /// What a text is for, which sets its size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a style from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// 34 points.
    public static let largeTitle: TextStyle = .init(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points.
    public static let title1: TextStyle = .init(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points.
    public static let title2: TextStyle = .init(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points.
    public static let title3: TextStyle = .init(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, semibold.
    public static let headline: TextStyle = .init(rawValue: "UICTFontTextStyleHeadline")
    /// 15 points.
    public static let subheadline: TextStyle = .init(rawValue: "UICTFontTextStyleSubhead")
    /// 17 points.
    public static let body: TextStyle = .init(rawValue: "UICTFontTextStyleBody")
    /// 16 points.
    public static let callout: TextStyle = .init(rawValue: "UICTFontTextStyleCallout")
    /// 13 points.
    public static let footnote: TextStyle = .init(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points.
    public static let caption1: TextStyle = .init(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points.
    public static let caption2: TextStyle = .init(rawValue: "UICTFontTextStyleCaption2")

    /// The size at the default text size, from Apple's Human Interface Guidelines.
    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .subheadline: 15
      case .callout: 16
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }
}
