import Foundation

extension KeyboardLayout {
  /// A key in its row, or a gap if it has no face, and its width in any unit.
  struct KeyPlace {
    var face: Face?
    var role = Role.function
    var width: CGFloat

    /// Creates a gap.
    static func gap(_ width: CGFloat) -> KeyPlace { KeyPlace(width: width) }

    /// Creates a key for each character.
    static func characters(_ text: String, width: CGFloat = 1) -> [KeyPlace] {
      text.map { title(String($0), width, .character) }
    }

    /// Creates a key with a title.
    static func title(_ text: String, _ width: CGFloat, _ role: Role = .function) -> KeyPlace {
      KeyPlace(face: .title(text), role: role, width: width)
    }

    /// Creates a key with a symbol.
    static func symbol(_ name: String, _ width: CGFloat, _ role: Role = .function) -> KeyPlace {
      KeyPlace(face: .symbol(name), role: role, width: width)
    }

    /// Creates the Return key.
    static func returns(_ face: Face, _ width: CGFloat) -> KeyPlace {
      KeyPlace(face: face, role: .returns, width: width)
    }

    /// Creates the shift key.
    static func shift(_ isOn: Bool, _ width: CGFloat) -> KeyPlace {
      isOn ? symbol("shift.fill", width, .character) : symbol("shift", width)
    }
  }
}
