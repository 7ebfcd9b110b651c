public import Foundation

/// A key of a hardware keyboard that is pressed.
@preconcurrency @MainActor
open class UIKey: NSObject {
  private let storedCharacters: String
  private let storedFlags: UIKeyModifierFlags

  init(characters: String, _ flags: UIKeyModifierFlags) {
    storedCharacters = characters
    storedFlags = flags
    super.init()
  }

  /// The characters of the key, modified by its modifier keys, or one of the constants of `UIKeyCommand`.
  open var characters: String {
    modifierFlags.contains(.shift) ? storedCharacters.uppercased() : storedCharacters
  }

  /// The characters of the key, without its modifier keys.
  open var charactersIgnoringModifiers: String { storedCharacters }

  /// The modifier keys that are pressed.
  open var modifierFlags: UIKeyModifierFlags { storedFlags }
}
