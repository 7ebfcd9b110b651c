public import Foundation

/// What buttons of a bar look like.
///
/// Attributes take part with `.font` and `.foregroundColor`.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
  private let states: BarButtonStates

  /// Creates the appearance of plain buttons.
  public override init() {
    states = BarButtonStates()
    super.init()
  }

  /// Creates the appearance of buttons of a style.
  public init(style: UIBarButtonItem.Style) {
    states = BarButtonStates()
    super.init()
    configureWithDefault(for: style)
  }

  init(_ states: BarButtonStates) {
    self.states = states
    super.init()
  }

  /// Creates the appearance of plain buttons; storyboards are not read, so the coder is not asked.
  public required init?(coder: NSCoder) {
    states = BarButtonStates()
    super.init()
  }

  /// Returns a copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { makeCopy() }
  }

  /// Takes the system's look for a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states.all { state.clear() }
  }

  /// The appearance at rest; the other states take from it what they do not say.
  open var normal: UIBarButtonItemStateAppearance { states.normal }

  /// The appearance under a touch.
  open var highlighted: UIBarButtonItemStateAppearance { states.highlighted }

  /// The appearance of buttons that cannot be tapped.
  open var disabled: UIBarButtonItemStateAppearance { states.disabled }

  /// The appearance of buttons that keys would press.
  open var focused: UIBarButtonItemStateAppearance { states.focused }

  func makeCopy() -> UIBarButtonItemAppearance { UIBarButtonItemAppearance(states.copied()) }

  /// The appearance of a button in a state.
  func state(isEnabled: Bool, isHighlighted: Bool) -> UIBarButtonItemStateAppearance {
    isEnabled ? isHighlighted ? highlighted : normal : disabled
  }

  /// The attributes of the title in a state, those at rest where the state says nothing.
  func titleAttributes(
    isEnabled: Bool, isHighlighted: Bool
  ) -> [NSAttributedString.Key: Any] {
    let own = state(isEnabled: isEnabled, isHighlighted: isHighlighted).titleTextAttributes
    return normal.titleTextAttributes.merging(own) { _, own in own }
  }
}

/// What buttons of a bar look like in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The appearance of the title: font and color.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How far the title is moved, in points.
  open var titlePositionAdjustment: UIOffset = .zero

  func clear() {
    titleTextAttributes = [:]
    titlePositionAdjustment = .zero
  }

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
  }
}

/// The appearances of the four states.
@MainActor
struct BarButtonStates {
  let normal = UIBarButtonItemStateAppearance()
  let highlighted = UIBarButtonItemStateAppearance()
  let disabled = UIBarButtonItemStateAppearance()
  let focused = UIBarButtonItemStateAppearance()

  var all: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  func copied() -> BarButtonStates {
    let copy = BarButtonStates()
    for (new, old) in zip(copy.all, all) { new.take(old) }
    return copy
  }
}
