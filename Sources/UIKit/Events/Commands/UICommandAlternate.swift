public import Foundation

/// An alternate action of a command for modifier keys.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  private let storedTitle: String
  private let storedAction: Selector
  private let storedFlags: UIKeyModifierFlags

  /// Creates an alternate with a title, an action and modifier keys.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    storedTitle = title
    storedAction = action
    storedFlags = modifierFlags
    super.init()
  }

  /// The title of the alternate.
  open var title: String { storedTitle }

  /// The method to call on the first responder that implements it.
  open var action: Selector { storedAction }

  /// The modifier keys that select the alternate.
  open var modifierFlags: UIKeyModifierFlags { storedFlags }
}
