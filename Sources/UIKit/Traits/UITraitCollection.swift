public import Foundation

/// The traits of an environment: idiom, size classes, scale, layout direction, light or dark style.
///
/// An unspecified value (for the scale, 0) is filled in by other collections.
// Sendable: every stored property is a `let` of a Sendable value type.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  /// Creates a trait collection that contains no traits.
  public convenience override init() {
    self.init(values: TraitValues())
  }

  /// Creates a trait collection that contains only an idiom.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(values: TraitValues(idiom: idiom))
  }

  /// Creates a trait collection that contains only a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  /// Creates a trait collection that contains only a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues(verticalSizeClass: verticalSizeClass))
  }

  /// Creates a trait collection that contains only a display scale.
  public convenience init(displayScale scale: CGFloat) {
    self.init(values: TraitValues(displayScale: scale))
  }

  /// Creates a trait collection that contains only a layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(values: TraitValues(layoutDirection: layoutDirection))
  }

  /// Creates a trait collection that contains only a light or dark style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(values: TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  /// Creates a trait collection that contains only a content size category.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(values: TraitValues(contentSizeCategory: preferredContentSizeCategory))
  }

  /// Creates a trait collection that contains only an elevation.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(values: TraitValues(userInterfaceLevel: userInterfaceLevel))
  }

  /// Creates a trait collection that contains only an accessibility contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(values: TraitValues(accessibilityContrast: accessibilityContrast))
  }

  /// Creates a trait collection that contains only a legibility weight.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(values: TraitValues(legibilityWeight: legibilityWeight))
  }

  /// Creates a trait collection from several; later ones take precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// The idiom of the user interface, such as phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }

  /// The horizontal size class, compact or regular.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

  /// The vertical size class, compact or regular.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

  /// The display scale, in pixels per point; 0 is unspecified.
  open var displayScale: CGFloat { values.displayScale }

  /// The layout direction of the environment.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

  /// The light or dark style.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

  /// The elevation of the interface.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

  /// The contrast that the user prefers.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }

  /// The weight of text that the user prefers.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

  /// The preferred content size category.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.contentSizeCategory }

  /// Returns a Boolean value that indicates whether this collection contains all traits of another
  /// one.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { values.overridden(by: $0.values) == values } ?? true
  }

  /// Returns a Boolean value that indicates whether colors may differ between this and another
  /// collection.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != (traitCollection?.userInterfaceStyle ?? .unspecified)
      || userInterfaceLevel != (traitCollection?.userInterfaceLevel ?? .unspecified)
      || accessibilityContrast != (traitCollection?.accessibilityContrast ?? .unspecified)
  }

  /// Returns itself: a collection never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether another object is a collection of the same
  /// traits.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// A hash of all the traits.
  open override var hash: Int { values.hashValue }

  /// The traits of the collection, for a log.
  open override var description: String { "<UITraitCollection: \(values)>" }
}
