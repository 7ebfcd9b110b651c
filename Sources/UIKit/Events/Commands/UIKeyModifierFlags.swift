/// The modifier keys that are pressed, as a set.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The raw value: one bit for each key.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A modifier flag: the Caps Lock key is pressed.
  public static let alphaShift: UIKeyModifierFlags = .init(rawValue: 1 << 16)
  /// A modifier flag: the Shift key is pressed.
  public static let shift: UIKeyModifierFlags = .init(rawValue: 1 << 17)
  /// A modifier flag: the Control key is pressed.
  public static let control: UIKeyModifierFlags = .init(rawValue: 1 << 18)
  /// A modifier flag: the Option key is pressed.
  public static let alternate: UIKeyModifierFlags = .init(rawValue: 1 << 19)
  /// A modifier flag: the Command key is pressed.
  public static let command: UIKeyModifierFlags = .init(rawValue: 1 << 20)
  /// A modifier flag: the key is on the numeric keypad.
  public static let numericPad: UIKeyModifierFlags = .init(rawValue: 1 << 21)
}
