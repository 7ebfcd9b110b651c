/// The modifier keys that are held, as a set.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The raw value: one bit for each key.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The Caps Lock key.
  public static let alphaShift: UIKeyModifierFlags = .init(rawValue: 1 << 16)
  /// The Shift key.
  public static let shift: UIKeyModifierFlags = .init(rawValue: 1 << 17)
  /// The Control key.
  public static let control: UIKeyModifierFlags = .init(rawValue: 1 << 18)
  /// The Option key.
  public static let alternate: UIKeyModifierFlags = .init(rawValue: 1 << 19)
  /// The Command key.
  public static let command: UIKeyModifierFlags = .init(rawValue: 1 << 20)
  /// A key of the numeric keypad.
  public static let numericPad: UIKeyModifierFlags = .init(rawValue: 1 << 21)
}
