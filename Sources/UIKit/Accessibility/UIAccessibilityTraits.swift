/// The traits of an accessibility element, as a set.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The raw value: one bit for each trait.
  public let rawValue: UInt64

  /// Creates traits from their raw value.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The element has no traits.
  public static let none: UIAccessibilityTraits = .init(rawValue: 0)
  /// The element acts as a button.
  public static let button: UIAccessibilityTraits = .init(rawValue: 1 << 0)
  /// The element acts as a link.
  public static let link: UIAccessibilityTraits = .init(rawValue: 1 << 1)
  /// The element is an image, without an action.
  public static let image: UIAccessibilityTraits = .init(rawValue: 1 << 2)
  /// The element is currently selected.
  public static let selected: UIAccessibilityTraits = .init(rawValue: 1 << 3)
  /// The element is text that does not change.
  public static let staticText: UIAccessibilityTraits = .init(rawValue: 1 << 6)
  /// The element does not respond to interaction now.
  public static let notEnabled: UIAccessibilityTraits = .init(rawValue: 1 << 8)
  /// The element changes its value frequently.
  public static let updatesFrequently: UIAccessibilityTraits = .init(rawValue: 1 << 9)
  /// The element is a search field.
  public static let searchField: UIAccessibilityTraits = .init(rawValue: 1 << 10)
  /// The element's value can be incremented and decremented.
  public static let adjustable: UIAccessibilityTraits = .init(rawValue: 1 << 12)
  /// The element is the header of a part of the screen.
  public static let header: UIAccessibilityTraits = .init(rawValue: 1 << 16)
}
