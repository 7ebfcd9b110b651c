import Foundation

/// The rows of keys on iPads.
extension KeyboardLayout {
  func padRows(_ plane: KeyboardPlane, _ returnFace: Face) -> [[KeyPlace]] {
    let top: String
    let middle: String
    let bottom: String
    var shift = KeyPlace.title("#+=", 1)
    var other = "ABC"
    if case .letters(let isShifted, _) = plane {
      (top, middle, bottom) =
        isShifted
        ? ("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM!?") : ("qwertyuiop", "asdfghjkl", "zxcvbnm,.")
      shift = .shift(isShifted, 1)
      other = ".?123"
    } else {
      (top, middle, bottom) = ("1234567890", "@#$&*()\u{2019}\u{201D}", "%-+=/;:,.")
    }
    return [
      KeyPlace.characters(top) + [.symbol("delete.left", 1)],
      [.gap(0.5)] + KeyPlace.characters(middle) + [.returns(returnFace, 1.5)],
      [shift] + KeyPlace.characters(bottom) + [shift],
      lastPadRow(other, 1.2, all: 11),
    ]
  }

  /// Returns the rows of a large iPad, which are those of a hardware keyboard.
  func largePadRows(_ plane: KeyboardPlane, _ returnFace: Face) -> [[KeyPlace]] {
    guard case .letters(let isShifted, _) = plane else {
      return [
        KeyPlace.characters("`1234567890<>") + [.title("delete", 1.5)],
        [.title("tab", 1.5)] + KeyPlace.characters("[]{}#%^*+=\\|~"),
        [.title("undo", 1.75)] + KeyPlace.characters("-/:;()$&@\u{A3}\u{A5}")
          + [.returns(returnFace, 1.75)],
        [.title("redo", 2.25)] + KeyPlace.characters("\u{2026}.,?!\u{2019}\u{201D}_\u{20AC}\u{A7}")
          + [.title("redo", 2.25)],
        lastPadRow("ABC", 1.5, all: 14.5),
      ]
    }
    let shift: KeyPlace = .title("shift", 2.25, isShifted ? .character : .function)
    let rows =
      isShifted
      ? ["~!@#$%^&*()_+", "QWERTYUIOP{}|", "ASDFGHJKL:\"", "ZXCVBNM<>?"]
      : ["`1234567890-=", "qwertyuiop[]\\", "asdfghjkl;'", "zxcvbnm,./"]
    return [
      KeyPlace.characters(rows[0]) + [.title("delete", 1.5)],
      [.title("tab", 1.5)] + KeyPlace.characters(rows[1]),
      [.title("caps lock", 1.75)] + KeyPlace.characters(rows[2])
        + [.returns(returnFace, 1.75)],
      [shift] + KeyPlace.characters(rows[3]) + [shift],
      lastPadRow(".?123", 1.5, all: 14.5),
    ]
  }

  /// Returns the last row, whose space is as wide as the other keys leave it.
  private func lastPadRow(_ other: String, _ width: CGFloat, all: CGFloat) -> [KeyPlace] {
    [
      .title(other, width), .symbol("face.smiling", width), .symbol("mic", width),
      .title("", all - width * 5, .character), .title(other, width),
      .symbol("keyboard.chevron.compact.down", width),
    ]
  }
}
