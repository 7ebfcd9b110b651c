package import Foundation

/// The keys of the English keyboard and their frames.
///
/// The letters of phones are a tenth of the width apart. Rows, widths of the other keys and gaps are by
/// eye, from Apple's pictures of the keyboard.
package struct KeyboardLayout: Sendable {
  /// What a key is for, on which its color depends (S9.7).
  package enum Role: Sendable {
    /// A character, or a space.
    case character
    /// Shift, delete, other characters.
    case function
    /// The Return key.
    case returns
    /// Emoji and dictation below the keys, which have no background.
    case bare
  }

  /// What is drawn on a key.
  package enum Face: Equatable, Sendable {
    /// A title.
    case title(String)
    /// A symbol by its name.
    case symbol(String)
  }

  /// A key.
  package struct Key: Equatable, Sendable {
    /// What it is for.
    package let role: Role
    /// What is drawn on it.
    package let face: Face
    /// Its frame in the keyboard, in points.
    package let frame: CGRect
  }

  /// The size of the keyboard, in points.
  private let size: CGSize
  /// The height of what lies below the keys of a phone without a home button, or of a pad's strip.
  private let strip: CGFloat
  /// The height of the predictions above the keys.
  private let predictions: CGFloat
  /// The space at both sides.
  private let side: CGFloat
  /// Half of the gaps between keys.
  private let gap: CGSize
  private let hasHomeIndicator: Bool
  private let isPad: Bool
  /// Whether there is a row of digits, on pads whose shorter side is at least 1024 points long.
  private let isLargePad: Bool

  /// Creates the layout of a keyboard.
  ///
  /// - Parameters:
  ///   - size: The size of the keyboard with its predictions, in points.
  ///   - screen: The size of the screen as it is turned.
  ///   - idiom: Phone or pad.
  ///   - bottomInset: The safe area below, in points, on a device without a home button.
  package init(
    size: CGSize, screen: CGSize, idiom: UIUserInterfaceIdiom, bottomInset: CGFloat
  ) {
    self.size = size
    isPad = idiom == .pad && size.width >= 500
    isLargePad = isPad && min(screen.width, screen.height) >= 1024
    hasHomeIndicator = bottomInset > 0
    let isUpright = screen.height >= screen.width
    if isPad {
      strip = bottomInset
      predictions = min(55, size.height / 4)
      side = 0
      gap = CGSize(width: 6, height: 5)
    } else if idiom == .pad {
      // The keyboard that floats is a phone's.
      (strip, predictions, side) = (0, min(44, size.height / 5), 0)
      gap = CGSize(width: 3, height: 6)
    } else if isUpright {
      // Keys alone are 216 high, and 226 on wide phones: what was left when predictions were off.
      let rows: CGFloat = min(size.width >= 414 ? 226 : 216, size.height)
      strip = hasHomeIndicator ? min(75, size.height - rows) : 0
      predictions = max(0, size.height - rows - strip)
      side = 0
      gap = CGSize(width: 3, height: 6)
    } else {
      strip = bottomInset
      predictions = hasHomeIndicator ? 38 : max(0, size.height - 162)
      side = hasHomeIndicator ? 75 : 0
      gap = CGSize(width: 3, height: 4)
    }
  }

  /// Returns the keys, row by row, each from left to right.
  ///
  /// - Parameter returnTitle: The title of the Return key.
  package func keys(returnTitle: String) -> [Key] {
    let rows = rows(returnTitle)
    let height = max(0, size.height - predictions - strip) / CGFloat(rows.count)
    var keys: [Key] = []
    for (index, row) in rows.enumerated() {
      let unit = (size.width - 2 * side) / row.reduce(0) { $0 + $1.width }
      var x = side
      for place in row {
        let width = place.width * unit
        let frame = CGRect(
          x: x, y: predictions + CGFloat(index) * height, width: width, height: height)
        x += width
        guard let face = place.face else { continue }
        keys.append(
          Key(role: place.role, face: face, frame: frame.insetBy(dx: gap.width, dy: gap.height)))
      }
    }
    return keys + keysBelow
  }

  /// Emoji and dictation below the keys of a phone without a home button.
  private var keysBelow: [Key] {
    guard hasHomeIndicator, !isPad, strip >= 60 else { return [] }
    let y = size.height - strip + 6
    return [("face.smiling", 15), ("mic", size.width - 59)].map { name, x in
      Key(
        role: .bare, face: .symbol(name), frame: CGRect(x: x, y: y, width: 44, height: 36))
    }
  }

  // MARK: Rows

  /// A key, or a gap where it has no face, and its width in any unit.
  private struct Place {
    var face: Face?
    var role = Role.function
    var width: CGFloat
  }

  private func letters(_ text: String) -> [Place] {
    text.map { Place(face: .title(String($0)), role: .character, width: 1) }
  }

  private func title(_ text: String, _ width: CGFloat, _ role: Role = .function) -> Place {
    Place(face: .title(text), role: role, width: width)
  }

  private func symbol(_ name: String, _ width: CGFloat) -> Place {
    Place(face: .symbol(name), width: width)
  }

  private func rows(_ returnTitle: String) -> [[Place]] {
    if !isPad { return phoneRows(returnTitle) }
    return isLargePad ? largePadRows(returnTitle) : padRows(returnTitle)
  }

  private func phoneRows(_ returnTitle: String) -> [[Place]] {
    let space = Place(width: 0.5)
    let narrow = Place(width: 0.2)
    let last =
      hasHomeIndicator
      ? [title("123", 2.5), title("space", 5, .character), title(returnTitle, 2.5, .returns)]
      : [
        title("123", 1.1), symbol("face.smiling", 1.1), symbol("mic", 1.1),
        title("space", 4.2, .character), title(returnTitle, 2.5, .returns),
      ]
    return [
      letters("qwertyuiop"), [space] + letters("asdfghjkl") + [space],
      [symbol("shift", 1.3), narrow] + letters("zxcvbnm") + [narrow, symbol("delete.left", 1.3)],
      last,
    ]
  }

  /// The last row of pads, whose space is as wide as the other keys leave it.
  private func lastPadRow(_ width: CGFloat, all: CGFloat) -> [Place] {
    [
      title(".?123", width), symbol("face.smiling", width), symbol("mic", width),
      title("", all - width * 5, .character), title(".?123", width),
      symbol("keyboard.chevron.compact.down", width),
    ]
  }

  private func padRows(_ returnTitle: String) -> [[Place]] {
    [
      letters("qwertyuiop") + [symbol("delete.left", 1)],
      [Place(width: 0.5)] + letters("asdfghjkl") + [title(returnTitle, 1.5, .returns)],
      [symbol("shift", 1)] + letters("zxcvbnm,.") + [symbol("shift", 1)],
      lastPadRow(1.2, all: 11),
    ]
  }

  /// The rows of a large pad.
  private func largePadRows(_ returnTitle: String) -> [[Place]] {
    [
      letters("`1234567890-=") + [title("delete", 1.5)],
      [title("tab", 1.5)] + letters("qwertyuiop[]\\"),
      [title("caps lock", 1.75)] + letters("asdfghjkl;'")
        + [title(returnTitle, 1.75, .returns)],
      [title("shift", 2.25)] + letters("zxcvbnm,./") + [title("shift", 2.25)],
      lastPadRow(1.5, all: 14.5),
    ]
  }
}
