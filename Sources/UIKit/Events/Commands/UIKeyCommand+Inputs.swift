extension UIKeyCommand {
  /// The Up Arrow key of the keyboard.
  public nonisolated static let inputUpArrow: String = "UIKeyInputUpArrow"
  /// The Down Arrow key of the keyboard.
  public nonisolated static let inputDownArrow: String = "UIKeyInputDownArrow"
  /// The Left Arrow key of the keyboard.
  public nonisolated static let inputLeftArrow: String = "UIKeyInputLeftArrow"
  /// The Right Arrow key of the keyboard.
  public nonisolated static let inputRightArrow: String = "UIKeyInputRightArrow"
  /// The Escape key of the keyboard.
  public nonisolated static let inputEscape: String = "UIKeyInputEscape"
  /// The Page Up key of the keyboard.
  public nonisolated static let inputPageUp: String = "UIKeyInputPageUp"
  /// The Page Down key of the keyboard.
  public nonisolated static let inputPageDown: String = "UIKeyInputPageDown"
  /// The Home key of the keyboard.
  public nonisolated static let inputHome: String = "UIKeyInputHome"
  /// The End key of the keyboard.
  public nonisolated static let inputEnd: String = "UIKeyInputEnd"
  /// The Forward Delete key of the keyboard.
  public nonisolated static let inputDelete: String = "UIKeyInputDelete"
  /// The F1 key of the keyboard.
  public nonisolated static let f1: String = "UIKeyInputF1"
  /// The F2 key of the keyboard.
  public nonisolated static let f2: String = "UIKeyInputF2"
  /// The F3 key of the keyboard.
  public nonisolated static let f3: String = "UIKeyInputF3"
  /// The F4 key of the keyboard.
  public nonisolated static let f4: String = "UIKeyInputF4"
  /// The F5 key of the keyboard.
  public nonisolated static let f5: String = "UIKeyInputF5"
  /// The F6 key of the keyboard.
  public nonisolated static let f6: String = "UIKeyInputF6"
  /// The F7 key of the keyboard.
  public nonisolated static let f7: String = "UIKeyInputF7"
  /// The F8 key of the keyboard.
  public nonisolated static let f8: String = "UIKeyInputF8"
  /// The F9 key of the keyboard.
  public nonisolated static let f9: String = "UIKeyInputF9"
  /// The F10 key of the keyboard.
  public nonisolated static let f10: String = "UIKeyInputF10"
  /// The F11 key of the keyboard.
  public nonisolated static let f11: String = "UIKeyInputF11"
  /// The F12 key of the keyboard.
  public nonisolated static let f12: String = "UIKeyInputF12"
}
