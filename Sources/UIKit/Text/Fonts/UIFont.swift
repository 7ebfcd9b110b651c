public import Foundation
package import TextLayout
import UIKitRules

/// The system font at a size: San Francisco's metrics, drawn with Inter's glyphs.
///
/// Fonts of other names are drawn and measured as the system font in their weight and slant, and keep their names
/// (S19.3).
// Sendable: every stored property is a `let` of a Sendable value type.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let header = AttributeHeader()
  let size: CGFloat
  let weight: Weight
  let isItalic: Bool
  let values: FontValues
  let metrics: FontMetrics
  /// The way in which the font scales with the user's text size; `nil` if it does not.
  let scaling: FontScaling?

  init(
    size: CGFloat, weight: Weight = .regular, isItalic: Bool = false, scaling: FontScaling? = nil,
    values: FontValues = FontValues()
  ) {
    self.scaling = scaling
    self.size = size > 0 ? size : UIFont.systemFontSize
    self.weight = weight
    self.isItalic = isItalic
    metrics = .system(size: self.size)
    var values = values
    (values.size, values.weight, values.isItalic) = (self.size, weight, isItalic)
    self.values = values
    super.init()
  }

  convenience init(_ values: FontValues, size: CGFloat, scaling: FontScaling? = nil) {
    self.init(
      size: size, weight: values.weight, isItalic: values.isItalic, scaling: scaling,
      values: values)
  }

  /// Creates a font with a name and a size, in points; `nil` if iOS has no font with the name
  /// (S19.3).
  ///
  /// Fonts in an app's bundle are not read.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let values = FontValues([.name: fontName])
    guard values.isFound else { return nil }
    self.init(values, size: fontSize)
  }

  /// Creates the font that a descriptor describes, or the system font if there is none (S19.2).
  ///
  /// - Parameters:
  ///   - descriptor: The attributes of the font.
  ///   - pointSize: The size, in points; 0 uses the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(descriptor.values, size: pointSize > 0 ? pointSize : descriptor.pointSize)
  }

  /// The name of the font (S19.1).
  open var fontName: String { values.name }

  /// The family of the font (S19.1).
  open var familyName: String { values.family }

  /// The descriptor of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(values) }

  /// The names of the families that iOS has beside the system font (S19.3).
  open class var familyNames: [String] { InstalledFonts.families }

  /// Returns the names of a family's fonts; none for one that iOS does not have (S19.3).
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    InstalledFonts.faces(ofFamily: familyName).map(\.name)
  }

  /// The font's point size, the size of its em square in points.
  open var pointSize: CGFloat { size }
  /// The ascender of the font, in points above the baseline.
  open var ascender: CGFloat { metrics.ascender }
  /// The descender of the font, in points above the baseline, so negative.
  open var descender: CGFloat { metrics.descender }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of a lowercase x, in points.
  open var xHeight: CGFloat { metrics.xHeight }
  /// The height of a line, not rounded: 1.193359375 sizes.
  open var lineHeight: CGFloat { metrics.lineHeight }
  /// The space between lines beyond their heights.
  open var leading: CGFloat { metrics.leading }

  /// Returns the same font at another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: weight, isItalic: isItalic, values: values)
  }

  /// Returns the system font; a size of 0 is ``systemFontSize``.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

  /// Returns the system font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// Returns the bold system font, which is semibold as on iOS.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .semibold)
  }

  /// Returns the slanted system font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, isItalic: true)
  }

  /// Returns the system font with digits of one width; those of the system font here (S19.4).
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    var values = FontValues()
    values.hasFixedDigits = true
    return UIFont(size: fontSize, weight: weight, values: values)
  }

  /// Returns the system font with characters of one width; drawn with the system font's glyphs here (S19.4).
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    var values = FontValues()
    values.design = .monospaced
    return UIFont(size: fontSize, weight: weight, values: values)
  }

  /// Returns the font of a text style at the user's text size.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the text size of some traits.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = UITraitCollection.forText(traitCollection)
    let scaling = FontScaling(style: style)
    var values = FontValues()
    values.textStyle = style
    return UIFont(
      size: scaling.size(traits.preferredContentSizeCategory, pixels: traits.displayScale),
      weight: DynamicType.weight(style), scaling: scaling, values: values)
  }

  /// The usual size of labels, in points.
  open class var labelFontSize: CGFloat { 17 }
  /// The usual size of buttons, in points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The usual size of small text, in points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The usual size of text, in points.
  open class var systemFontSize: CGFloat { 14 }

  /// Returns itself: a font never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether another object is the same font at the same
  /// size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return isSame(as: other)
  }

  /// Returns whether another font has the same drawing.
  func isSame(as other: UIFont) -> Bool {
    size == other.size && weight == other.weight && isItalic == other.isItalic
      && values.face == other.values.face && values.design == other.values.design
      && values.hasFixedDigits == other.values.hasFixedDigits
  }

  /// A hash of size, weight and slant.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size)
    hasher.combine(weight)
    hasher.combine(isItalic)
    return hasher.finalize()
  }

  /// A description for logs: the size and the weight.
  open override var description: String {
    "<UIFont: system, size \(Double(size)), weight \(Double(weight.rawValue))>"
  }

  /// Returns the font for text layout.
  package func layoutFont(in library: FontLibrary) -> Font {
    library.systemFont(size: size, weight: weight.rawValue, italic: isItalic)
  }
}
