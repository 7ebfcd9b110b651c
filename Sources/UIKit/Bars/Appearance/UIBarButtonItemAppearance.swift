public import Foundation

/// The appearance of a bar's buttons in each state.
///
/// Attributes take part with `.font` and `.foregroundColor`.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
  private let states: BarButtonStates

  /// Creates an appearance with the system's defaults for plain buttons.
  public override init() {
    states = BarButtonStates()
    super.init()
  }

  /// Creates an appearance with the system's defaults for a style.
  public init(style: UIBarButtonItem.Style) {
    states = BarButtonStates()
    super.init()
    configureWithDefault(for: style)
  }

  init(_ states: BarButtonStates) {
    self.states = states
    super.init()
  }

  /// Creates an appearance with the system's defaults for plain buttons; archives are not
  /// supported, so the coder is ignored.
  public required init?(coder: NSCoder) {
    states = BarButtonStates()
    super.init()
  }

  /// Returns a copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { makeCopy() }
  }

  /// Configures the appearance with the system's defaults for a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states.all { state.clear() }
  }

  /// The appearance of buttons in the normal state; other states inherit what they do not set.
  open var normal: UIBarButtonItemStateAppearance { states.normal }

  /// The appearance of buttons in the highlighted state.
  open var highlighted: UIBarButtonItemStateAppearance { states.highlighted }

  /// The appearance of buttons in the disabled state.
  open var disabled: UIBarButtonItemStateAppearance { states.disabled }

  /// The appearance of buttons in the focused state.
  open var focused: UIBarButtonItemStateAppearance { states.focused }

  func makeCopy() -> UIBarButtonItemAppearance { UIBarButtonItemAppearance(states.copied()) }

  /// Returns the appearance of a button in a state.
  func state(isEnabled: Bool, isHighlighted: Bool) -> UIBarButtonItemStateAppearance {
    isEnabled ? isHighlighted ? highlighted : normal : disabled
  }

  /// Returns the attributes of the title in a state; those of the normal state if none are set.
  func titleAttributes(
    isEnabled: Bool, isHighlighted: Bool
  ) -> [NSAttributedString.Key: Any] {
    let own = state(isEnabled: isEnabled, isHighlighted: isHighlighted).titleTextAttributes
    return normal.titleTextAttributes.merging(own) { _, own in own }
  }
}
