public import Foundation

/// Another action of a command, done while modifier keys are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  private let storedTitle: String
  private let storedAction: Selector
  private let storedFlags: UIKeyModifierFlags

  /// Creates an alternate with a title, an action and the modifier keys.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    storedTitle = title
    storedAction = action
    storedFlags = modifierFlags
    super.init()
  }

  /// The title of the alternate.
  open var title: String { storedTitle }

  /// The method that is called along the chain of responders.
  open var action: Selector { storedAction }

  /// The modifier keys that choose the alternate.
  open var modifierFlags: UIKeyModifierFlags { storedFlags }
}
