extension UIFont {
  /// The use of text, which determines its size and weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The raw value of the text style.
    public let rawValue: String

    /// Creates a style from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The title of a screen; 34 points at the default text size.
    public static let largeTitle: TextStyle = .init(rawValue: "UICTFontTextStyleTitle0")
    /// A first-level title; 28 points at the default text size.
    public static let title1: TextStyle = .init(rawValue: "UICTFontTextStyleTitle1")
    /// A second-level title; 22 points at the default text size.
    public static let title2: TextStyle = .init(rawValue: "UICTFontTextStyleTitle2")
    /// A third-level title; 20 points at the default text size.
    public static let title3: TextStyle = .init(rawValue: "UICTFontTextStyleTitle3")
    /// A heading; 17 points, semibold, at the default text size.
    public static let headline: TextStyle = .init(rawValue: "UICTFontTextStyleHeadline")
    /// A heading below a heading; 15 points at the default text size.
    public static let subheadline: TextStyle = .init(rawValue: "UICTFontTextStyleSubhead")
    /// The style of body text; 17 points at the default text size.
    public static let body: TextStyle = .init(rawValue: "UICTFontTextStyleBody")
    /// A remark; 16 points at the default text size.
    public static let callout: TextStyle = .init(rawValue: "UICTFontTextStyleCallout")
    /// A footnote; 13 points at the default text size.
    public static let footnote: TextStyle = .init(rawValue: "UICTFontTextStyleFootnote")
    /// A caption; 12 points at the default text size.
    public static let caption1: TextStyle = .init(rawValue: "UICTFontTextStyleCaption1")
    /// A small caption; 11 points at the default text size.
    public static let caption2: TextStyle = .init(rawValue: "UICTFontTextStyleCaption2")
  }
}
