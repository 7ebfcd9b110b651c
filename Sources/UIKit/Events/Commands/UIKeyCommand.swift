import Foundation

/// A command that is triggered by keys of a hardware keyboard (S18.4).
open class UIKeyCommand: UICommand {
  private let storedInput: String?
  private let storedFlags: UIKeyModifierFlags

  /// A Boolean value that determines whether the command takes precedence over the system's behavior for the
  /// keys, such as moving the insertion point; `false` by default (S18.4).
  open var wantsPriorityOverSystemBehavior: Bool = false

  /// A Boolean value that determines whether the keys are adapted to the user's keyboard layout; `true` by
  /// default.
  ///
  /// It has no effect here, because there is a single keyboard layout.
  open var allowsAutomaticLocalization: Bool = true

  /// A Boolean value that determines whether arrow keys are mirrored in a right-to-left layout; `true` by
  /// default.
  ///
  /// It has no effect here, because tests press keys by name.
  open var allowsAutomaticMirroring: Bool = true

  /// Creates a command with a title, an image, an action and its keys.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    storedInput = input
    storedFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  /// Creates a command that is not shown in menus.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command with an elaborated title that explains its purpose.
  @available(*, deprecated, message: "Use init(title:image:action:input:modifierFlags:) instead.")
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// The character of the key, or one of the constants of this class.
  open var input: String? { storedInput }

  /// The modifier keys that have to be pressed.
  open var modifierFlags: UIKeyModifierFlags { storedFlags }
}
