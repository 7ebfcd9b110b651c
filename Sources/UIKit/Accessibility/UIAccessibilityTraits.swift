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
  /// The element plays a sound of its own when it is activated.
  public static let playsSound: UIAccessibilityTraits = .init(rawValue: 1 << 4)
  /// The element is a key of a keyboard.
  public static let keyboardKey: UIAccessibilityTraits = .init(rawValue: 1 << 5)
  /// The element is text that does not change.
  public static let staticText: UIAccessibilityTraits = .init(rawValue: 1 << 6)
  /// The element summarizes the app's current state when the app is opened.
  public static let summaryElement: UIAccessibilityTraits = .init(rawValue: 1 << 7)
  /// The element does not respond to interaction now.
  public static let notEnabled: UIAccessibilityTraits = .init(rawValue: 1 << 8)
  /// The element changes its value frequently.
  public static let updatesFrequently: UIAccessibilityTraits = .init(rawValue: 1 << 9)
  /// The element is a search field.
  public static let searchField: UIAccessibilityTraits = .init(rawValue: 1 << 10)
  /// The element begins a session of media when it is activated.
  public static let startsMediaSession: UIAccessibilityTraits = .init(rawValue: 1 << 11)
  /// The element's value can be incremented and decremented.
  public static let adjustable: UIAccessibilityTraits = .init(rawValue: 1 << 12)
  /// The element receives touches as without VoiceOver.
  public static let allowsDirectInteraction: UIAccessibilityTraits = .init(rawValue: 1 << 13)
  /// The element turns its page when it has been read to the end.
  public static let causesPageTurn: UIAccessibilityTraits = .init(rawValue: 1 << 14)
  /// The element is a bar of tabs.
  public static let tabBar: UIAccessibilityTraits = .init(rawValue: 1 << 15)
  /// The element is the header of a part of the screen.
  public static let header: UIAccessibilityTraits = .init(rawValue: 1 << 16)
  /// The element can be zoomed.
  public static let supportsZoom: UIAccessibilityTraits = .init(rawValue: 1 << 17)
  /// The element is a button that is on or off.
  public static let toggleButton: UIAccessibilityTraits = .init(rawValue: 1 << 53)
}
