import Foundation

/// The rows of phones.
extension KeyboardLayout {
  func phoneRows(
    _ plane: KeyboardPlane, _ returnFace: Face, hasHomeIndicator: Bool
  ) -> [[KeyPlace]] {
    switch plane {
    case .letters(let isShifted, let last):
      func letters(_ text: String) -> [KeyPlace] {
        .init(KeyPlace.characters(isShifted ? text.uppercased() : text))
      }
      return [
        letters("qwertyuiop"), [.gap(0.5)] + letters("asdfghjkl") + [.gap(0.5)],
        [.shift(isShifted, 1.3), .gap(0.2)] + letters("zxcvbnm")
          + [.gap(0.2), .symbol("delete.left", 1.3)],
        lastRow("123", last, returnFace, hasHomeIndicator: hasHomeIndicator),
      ]
    case .punctuation:
      return [
        KeyPlace.characters("1234567890"), KeyPlace.characters("-/:;()$&@\""),
        [.title("#+=", 1.3), .gap(0.2)] + KeyPlace.characters(".,?!\u{2019}", width: 1.4)
          + [.gap(0.2), .symbol("delete.left", 1.3)],
        lastRow("ABC", .plain, returnFace, hasHomeIndicator: hasHomeIndicator),
      ]
    case .digits(let corner):
      return digitRows(corner)
    }
  }

  /// Returns the row of the space bar: the keys that switch the plane, those of the keyboard type, and the Return key.
  private func lastRow(
    _ other: String, _ row: KeyboardLastRow, _ returnFace: Face, hasHomeIndicator: Bool
  ) -> [KeyPlace] {
    let first: [KeyPlace] =
      hasHomeIndicator
      ? [.title(other, 2.5)]
      : [.title(other, 1.1), .symbol("face.smiling", 1.1), .symbol("mic", 1.1)]
    let middle: CGFloat = hasHomeIndicator ? 5 : 4.2
    func space(_ width: CGFloat) -> KeyPlace { .title(spaceTitle, width, .character) }
    let keys: [KeyPlace] =
      switch row {
      case .plain: [space(middle)]
      case .url:
        [".", "/", ".com"].map { KeyPlace.title($0, middle / 3, .character) }
      case .email: [space(middle / 2)] + KeyPlace.characters("@.", width: middle / 4)
      case .twitter: [space(middle / 2)] + KeyPlace.characters("@#", width: middle / 4)
      case .webSearch: [space(middle * 3 / 4)] + KeyPlace.characters(".", width: middle / 4)
      }
    return first + keys + [.returns(returnFace, 2.5)]
  }

  /// Returns the rows of the digits, with the letters of a telephone.
  private func digitRows(_ corner: String) -> [[KeyPlace]] {
    let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
    func digit(_ value: Int) -> KeyPlace {
      KeyPlace(
        face: .digit("\(value)", letters: letters[value - 1]), role: .character, width: 1)
    }
    let left: KeyPlace = corner.isEmpty ? .gap(1) : .title(corner, 1, .bare)
    return [[1, 2, 3], [4, 5, 6], [7, 8, 9]].map { $0.map(digit) } + [
      [
        left, KeyPlace(face: .digit("0", letters: ""), role: .character, width: 1),
        .symbol("delete.left", 1, .bare),
      ]
    ]
  }
}
