public import Foundation

/// The appearance of a tab bar's items in each state.
///
/// Attributes take part with `.font` and `.foregroundColor`.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
  /// Constants for the layout of an item.
  public enum Style: Int, Sendable {
    /// The image above the title.
    case stacked = 0
    /// The image beside the title.
    case inline = 1
    /// The image beside the title, in compact height.
    case compactInline = 2
  }

  private let states: TabBarItemStates

  /// Creates an appearance with the system's defaults for the stacked layout.
  public override init() {
    states = TabBarItemStates()
    super.init()
  }

  /// Creates an appearance with the system's defaults for a layout.
  public init(style: Style) {
    states = TabBarItemStates()
    super.init()
  }

  init(_ states: TabBarItemStates) {
    self.states = states
    super.init()
  }

  /// Creates the system's standard appearance; archives are not supported, so the coder is ignored.
  public required init?(coder: NSCoder) {
    states = TabBarItemStates()
    super.init()
  }

  /// Returns a copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { makeCopy() }
  }

  /// Configures the appearance with the system's defaults for a layout.
  open func configureWithDefault(for style: Style) {
    for state in states.all { state.clear() }
  }

  /// The appearance of items in the normal state.
  open var normal: UITabBarItemStateAppearance { states.normal }

  /// The appearance of items in the selected state.
  open var selected: UITabBarItemStateAppearance { states.selected }

  /// The appearance of items in the disabled state.
  open var disabled: UITabBarItemStateAppearance { states.disabled }

  /// The appearance of items in the focused state.
  open var focused: UITabBarItemStateAppearance { states.focused }

  func makeCopy() -> UITabBarItemAppearance { UITabBarItemAppearance(states.copied()) }
}
