package import Foundation

/// The keys of the English keyboard and their frames.
///
/// The letters of phones are a tenth of the width apart. Rows, widths of the other keys and gaps are
/// estimated from Apple's pictures of the keyboard.
package struct KeyboardLayout: Sendable {
  /// Constants for the role of a key, which determines its color (S9.7).
  package enum Role: Sendable {
    /// A character, a space, or the shift key while it is on.
    case character
    /// Shift, delete and keys for other characters.
    case function
    /// The Return key.
    case returns
    /// Emoji and dictation below the keys, without a background.
    case bare
  }

  /// Constants for the label of a key.
  package enum Face: Equatable, Sendable {
    /// A title.
    case title(String)
    /// A digit with the letters below it.
    case digit(String, letters: String)
    /// A symbol by its name.
    case symbol(String)
  }

  /// A key.
  package struct Key: Equatable, Sendable {
    /// The role of the key.
    package let role: Role
    /// The label of the key.
    package let face: Face
    /// Its frame in the keyboard, in points.
    package let frame: CGRect
  }

  /// The size of the keyboard, in points.
  private let size: CGSize
  /// The height of the area below the keys of a phone without a home button, or of an iPad's strip.
  private let strip: CGFloat
  /// The height of the predictions above the keys.
  private let predictions: CGFloat
  /// The space at both sides.
  private let side: CGFloat
  /// Half of the gaps between keys.
  private let gap: CGSize
  private let hasHomeIndicator: Bool
  private let isPad: Bool
  /// Whether there is a row of digits, on an iPad whose shorter side is at least 1024 points long.
  private let isLargePad: Bool
  private let plane: KeyboardPlane
  /// Whether the keyboard is a panel of Liquid Glass (S9.13).
  private let isGlass: Bool

  /// Creates the layout of a keyboard.
  ///
  /// - Parameters:
  ///   - size: The size of the keyboard with its predictions, in points.
  ///   - screen: The size of the screen in its orientation.
  ///   - idiom: The idiom of the device, phone or pad.
  ///   - bottomInset: The safe area below, in points, on a device without a home button.
  ///   - type: The keyboard type.
  ///   - isShifted: Whether the letters are uppercase.
  ///   - isGlass: Whether the keyboard is a panel of Liquid Glass (S9.13).
  package init(
    size: CGSize, screen: CGSize, idiom: UIUserInterfaceIdiom, bottomInset: CGFloat,
    type: UIKeyboardType = .default, isShifted: Bool = false, isGlass: Bool = false
  ) {
    self.size = size
    self.isGlass = isGlass
    isPad = idiom == .pad && size.width >= 500
    plane = KeyboardPlane(type, isPad: isPad, isShifted: isShifted)
    isLargePad = isPad && min(screen.width, screen.height) >= 1024
    hasHomeIndicator = bottomInset > 0
    let isUpright = screen.height >= screen.width
    if isPad {
      strip = bottomInset
      predictions = min(55, size.height / 4)
      side = 0
      gap = CGSize(width: 6, height: 5)
    } else if idiom == .pad {
      // A floating keyboard has the layout of a phone's.
      (strip, predictions, side) = (0, min(44, size.height / 5), 0)
      gap = CGSize(width: 3, height: 6)
    } else if isUpright {
      let rows = min(KeyboardMetrics.rows(width: size.width), size.height)
      strip = hasHomeIndicator ? min(KeyboardMetrics.strip, size.height - rows) : 0
      predictions = max(0, size.height - rows - strip)
      // The first key of glass begins 26 pixels from the edge (S9.15).
      side = isGlass ? 26.0 / 3 - 3 : 0
      gap = CGSize(width: 3, height: isGlass ? 5.5 : 6)
    } else {
      strip = bottomInset
      let above = hasHomeIndicator ? KeyboardMetrics.predictions : max(0, size.height - 162)
      predictions = plane.hasPredictions ? above : 0
      side = hasHomeIndicator ? 75 : 0
      gap = CGSize(width: 3, height: 4)
    }
  }

  /// Returns the keys, row by row, each from left to right.
  ///
  /// - Parameter returnFace: The label of the Return key.
  package func keys(returnFace: Face) -> [Key] {
    let rows = rows(returnFace)
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

  /// The title of the space of a phone (S9.14).
  var spaceTitle: String { isGlass ? "" : "space" }

  /// Emoji and dictation below the keys of a phone without a home button.
  private var keysBelow: [Key] {
    guard hasHomeIndicator, !isPad, strip >= 60, plane.hasPredictions else { return [] }
    let y = size.height - strip + 6
    return [("face.smiling", 15), ("mic", size.width - 59)].map { name, x in
      Key(
        role: .bare, face: .symbol(name), frame: CGRect(x: x, y: y, width: 44, height: 36))
    }
  }

  private func rows(_ returnFace: Face) -> [[KeyPlace]] {
    if !isPad { return phoneRows(plane, returnFace, hasHomeIndicator: hasHomeIndicator) }
    return isLargePad ? largePadRows(plane, returnFace) : padRows(plane, returnFace)
  }
}
