import Foundation

/// The way in which a font scales with the user's text size.
struct FontScaling: Hashable, Sendable {
  /// The style it grows as.
  var style: UIFont.TextStyle
  /// The size at the default text size, in points; `nil` for the style's own font.
  var baseSize: CGFloat?
  /// The largest size, in points.
  var maximumSize: CGFloat?

  /// Returns the size in points at a text size.
  func size(_ category: UIContentSizeCategory, pixels: CGFloat) -> CGFloat {
    guard let baseSize else { return DynamicType.entry(style, category).size }
    let size = UIFontMetrics.scale(baseSize, style: style, category: category, pixels: pixels)
    return min(size, maximumSize ?? .infinity)
  }
}

extension UIFont {
  /// Returns this font in the size of `scaling` for some traits.
  func scaled(by scaling: FontScaling, with traits: UITraitCollection) -> UIFont {
    UIFont(
      size: scaling.size(traits.preferredContentSizeCategory, pixels: traits.displayScale),
      weight: weight, isItalic: isItalic, scaling: scaling, values: values)
  }

  /// Returns the font as it is in some traits: another size if it follows the user's text size.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    let adjusted = scaling.size(traits.preferredContentSizeCategory, pixels: traits.displayScale)
    return adjusted == size ? self : scaled(by: scaling, with: traits)
  }
}
