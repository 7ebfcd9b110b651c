/// What an element is for people who do not see it.
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
  /// Something that leads to another place.
  public static let link: UIAccessibilityTraits = .init(rawValue: 1 << 1)
  /// The element is an image, without an action.
  public static let image: UIAccessibilityTraits = .init(rawValue: 1 << 2)
  /// The element is currently selected.
  public static let selected: UIAccessibilityTraits = .init(rawValue: 1 << 3)
  /// Text that does not change.
  public static let staticText: UIAccessibilityTraits = .init(rawValue: 1 << 6)
  /// Something that does not react now.
  public static let notEnabled: UIAccessibilityTraits = .init(rawValue: 1 << 8)
  /// Something whose value changes often.
  public static let updatesFrequently: UIAccessibilityTraits = .init(rawValue: 1 << 9)
  /// A field to search with.
  public static let searchField: UIAccessibilityTraits = .init(rawValue: 1 << 10)
  /// Something whose value can be turned up and down.
  public static let adjustable: UIAccessibilityTraits = .init(rawValue: 1 << 12)
  /// The title of a part of the screen.
  public static let header: UIAccessibilityTraits = .init(rawValue: 1 << 16)
}

/// The accessibility properties of an element; they do not affect layout.
struct AccessibilityState {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits = .none
  var identifier: String?
  var hidesElements = false
}
