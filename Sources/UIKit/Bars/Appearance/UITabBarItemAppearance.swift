public import Foundation

/// What tabs of a bar look like.
///
/// Attributes take part with `.font` and `.foregroundColor`.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
  /// How picture and text stand to each other.
  public enum Style: Int, Sendable {
    /// The picture above the text.
    case stacked = 0
    /// Beside each other.
    case inline = 1
    /// Beside each other where there is little height.
    case compactInline = 2
  }

  private let states: TabBarItemStates

  /// Creates the appearance of tabs with the picture above the text.
  public override init() {
    states = TabBarItemStates()
    super.init()
  }

  /// Creates the system's look for an arrangement.
  public init(style: Style) {
    states = TabBarItemStates()
    super.init()
  }

  init(_ states: TabBarItemStates) {
    self.states = states
    super.init()
  }

  /// Creates the system's look; storyboards are not read, so the coder is not asked.
  public required init?(coder: NSCoder) {
    states = TabBarItemStates()
    super.init()
  }

  /// Returns a copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { makeCopy() }
  }

  /// Takes the system's look for an arrangement.
  open func configureWithDefault(for style: Style) {
    for state in states.all { state.clear() }
  }

  /// The appearance of items in the normal state.
  open var normal: UITabBarItemStateAppearance { states.normal }

  /// The appearance of the tab that is shown.
  open var selected: UITabBarItemStateAppearance { states.selected }

  /// The appearance of tabs that cannot be tapped.
  open var disabled: UITabBarItemStateAppearance { states.disabled }

  /// The appearance of tabs that keys would press.
  open var focused: UITabBarItemStateAppearance { states.focused }

  func makeCopy() -> UITabBarItemAppearance { UITabBarItemAppearance(states.copied()) }
}

/// What tabs of a bar look like in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The appearance of the title: font and color.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How far the title is moved, in points.
  open var titlePositionAdjustment: UIOffset = .zero

  /// The color of the picture; `nil` is the system's.
  open var iconColor: UIColor?

  /// The color of the badge; `nil` is red.
  open var badgeBackgroundColor: UIColor?

  /// The appearance of the badge's text: font and color.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How far the badge is moved, in points.
  open var badgePositionAdjustment: UIOffset = .zero

  func clear() { take(UITabBarItemStateAppearance()) }

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgePositionAdjustment = other.badgePositionAdjustment
  }
}

/// The appearances of the four states.
@MainActor
struct TabBarItemStates {
  let normal = UITabBarItemStateAppearance()
  let selected = UITabBarItemStateAppearance()
  let disabled = UITabBarItemStateAppearance()
  let focused = UITabBarItemStateAppearance()

  var all: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  func copied() -> TabBarItemStates {
    let copy = TabBarItemStates()
    for (new, old) in zip(copy.all, all) { new.take(old) }
    return copy
  }
}
