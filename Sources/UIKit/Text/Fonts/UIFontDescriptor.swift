public import Foundation
import UIKitRules

/// The attributes that describe a font (S19.2).
// Sendable: every stored property is a `let` of values that do not change.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  private let header = AttributeHeader()
  let values: FontValues
  private let given: [AttributeName: Any]

  /// Creates a descriptor of attributes; the system font where they name none.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    given = attributes
    values = FontValues(attributes)
    super.init()
  }

  /// Creates a descriptor of a font's name and its size, in points.
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

  /// The size of the font, in points; 0 if there is none.
  open var pointSize: CGFloat { values.size }

  /// The name of the font.
  open var postscriptName: String { values.name }

  /// The traits of the font.
  open var symbolicTraits: SymbolicTraits { values.symbolicTraits }

  /// Returns the value of an attribute; `nil` if there is none.
  open func object(forKey anAttribute: AttributeName) -> Any? {
    given[anAttribute] ?? values.attributes[anAttribute]
  }

  /// Returns the same descriptor with other or more attributes.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let all = values.attributes.merging(given) { _, own in own }
    return UIFontDescriptor(fontAttributes: all.merging(attributes) { _, new in new })
  }

  /// Returns the same descriptor with another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var values = values
    values.size = newPointSize
    return UIFontDescriptor(values)
  }

  /// Returns the same descriptor with other traits; `nil` if there is no such font (S19.2).
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    values.with(symbolicTraits).map(UIFontDescriptor.init)
  }

  /// Returns the system font's descriptor in another design; `nil` for other fonts (S19.2).
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard values.face == nil else { return nil }
    var values = values
    values.design = design
    return UIFontDescriptor(values)
  }

  /// Returns the same descriptor with another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// Returns the same descriptor with another face of its family.
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  /// Returns the descriptors of the fonts that have the attributes: the one that stands for the font.
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

  /// Returns itself: a descriptor never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether another object describes the same font.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.values == values
  }

  /// A hash of the font's values.
  open override var hash: Int { values.hashValue }
}
