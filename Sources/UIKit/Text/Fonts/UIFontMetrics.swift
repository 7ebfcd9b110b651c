public import Foundation

/// Scales fonts and lengths with the user's text size, as a text style does.
///
/// Values scale like the leading of the style, in the tables of the Human Interface Guidelines, and
/// are rounded to pixels. Source: a public measurement, 17 for body at `.medium` is 16.333 at three
/// pixels per point: 17 x 21/22 is 16.227, and not the font's 16 (jaredsinclair.com, "Scaled Metric
/// Surprises on iOS & iPadOS", 2024).
// Sendable: the stored property is a `let` of a Sendable value type.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Returns the font at the size that suits the user's text size.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaled(font, maximum: nil, with: nil)
  }

  /// Returns the font at the size that suits some traits' text size.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: nil, with: traitCollection)
  }

  /// Returns the font at the size that suits the user's text size, up to a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximum: maximumPointSize, with: nil)
  }

  /// Returns the font at the size that suits some traits' text size, up to a size in points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: maximumPointSize, with: traitCollection)
  }

  /// Returns a length as it grows with the user's text size, rounded to pixels.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length as it grows with some traits' text size, rounded to pixels.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = UITraitCollection.forText(traitCollection)
    return UIFontMetrics.scale(
      value, style: style, category: traits.preferredContentSizeCategory,
      pixels: traits.displayScale)
  }

  private func scaled(
    _ font: UIFont, maximum: CGFloat?, with traits: UITraitCollection?
  ) -> UIFont {
    precondition(
      font.scaling == nil,
      "Font instances returned by UIFontMetrics or for text styles cannot be scaled again.")
    return font.scaled(
      by: FontScaling(style: style, baseSize: font.pointSize, maximumSize: maximum),
      with: UITraitCollection.forText(traits))
  }

  /// Returns the value at a text size.
  static func scale(
    _ value: CGFloat, style: UIFont.TextStyle, category: UIContentSizeCategory, pixels: CGFloat
  ) -> CGFloat {
    let factor =
      DynamicType.entry(style, category).leading / DynamicType.entry(style, .large).leading
    guard factor != 1 else { return value }
    let pixels = max(1, pixels)
    return (value * factor * pixels).rounded() / pixels
  }
}

extension UITraitCollection {
  /// Returns the traits with which text is measured: those given, and the device's for unspecified ones.
  static func forText(_ traits: UITraitCollection?) -> UITraitCollection {
    guard let traits else { return DeviceTextSize.traits }
    // Only the text size and the scale are used, which the traits of a view always specify.
    let values = traits.values
    if values.contentSizeCategory != .unspecified, values.displayScale != 0 { return traits }
    return UITraitCollection(traitsFrom: [DeviceTextSize.traits, traits])
  }
}
