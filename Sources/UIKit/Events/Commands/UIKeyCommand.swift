import Foundation

/// A command that keys of a hardware keyboard call (S18.4).
open class UIKeyCommand: UICommand {
  private let storedInput: String?
  private let storedFlags: UIKeyModifierFlags

  /// A Boolean value that determines whether the command comes before what the system does with the keys, such as
  /// moving the insertion point; `false` by default (S18.4).
  open var wantsPriorityOverSystemBehavior: Bool = false

  /// A Boolean value that determines whether the keys change with the user's keyboard; `true` by
  /// default.
  ///
  /// There is one keyboard here.
  open var allowsAutomaticLocalization: Bool = true

  /// A Boolean value that determines whether arrows change sides from right to left; `true` by
  /// default.
  ///
  /// Tests press keys by name here.
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

  /// Creates a command for keys without a menu.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command for keys, with a text that explains it.
  @available(*, deprecated, message: "Use init(title:image:action:input:modifierFlags:) instead.")
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// The character of the key, or one of the constants.
  open var input: String? { storedInput }

  /// The modifier keys that are held.
  open var modifierFlags: UIKeyModifierFlags { storedFlags }
}
