public import Foundation
import UIKitRules

/// A collection of attributes that describe a font (S19.2).
// Sendable: every stored property is a `let` of values that do not change.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  private let header = AttributeHeader()
  let values: FontValues
  private let given: [AttributeName: Any]

  /// Creates a descriptor with attributes; the system font if they name none.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    given = attributes
    values = FontValues(attributes)
    super.init()
  }

  /// Creates a descriptor with a font's name and its size, in points.
  public convenience init(name: String, size: CGFloat) {
    self.init(fontAttributes: [.name: name, .size: size])
  }

  init(_ values: FontValues) {
    self.values = values
    given = values.attributes
    super.init()
  }

  /// The attributes of the font.
  open var fontAttributes: [AttributeName: Any] { given }

  /// The size of the font, in points; 0 if it is not specified.
  open var pointSize: CGFloat { values.size }

  /// The PostScript name of the font.
  open var postscriptName: String { values.name }

  /// The symbolic traits of the font.
  open var symbolicTraits: SymbolicTraits { values.symbolicTraits }

  /// Returns the value of an attribute; `nil` if there is none.
  open func object(forKey anAttribute: AttributeName) -> Any? {
    given[anAttribute] ?? values.attributes[anAttribute]
  }

  /// Returns the descriptor with attributes added or replaced.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let all = values.attributes.merging(given) { _, own in own }
    return UIFontDescriptor(fontAttributes: all.merging(attributes) { _, new in new })
  }

  /// Returns the descriptor with another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var values = values
    values.size = newPointSize
    return UIFontDescriptor(values)
  }

  /// Returns the descriptor with other symbolic traits; `nil` if there is no such font (S19.2).
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    values.with(symbolicTraits).map(UIFontDescriptor.init)
  }

  /// Returns the descriptor of the system font with another design; `nil` for other fonts (S19.2).
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard values.face == nil else { return nil }
    var values = values
    values.design = design
    return UIFontDescriptor(values)
  }

  /// Returns the descriptor with another font family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// Returns the descriptor with another face of its family.
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  /// Returns the descriptors of the fonts that match the attributes: only that of the best match.
  open func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [UIFontDescriptor] { values.isFound ? [UIFontDescriptor(values)] : [] }

  /// Returns the descriptor of a text style's font at the user's text size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the descriptor of a text style's font at the text size of some traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// Returns the descriptor itself, because descriptors are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether another object describes the same font.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.values == values
  }

  /// A hash value of the font's values.
  open override var hash: Int { values.hashValue }
}
