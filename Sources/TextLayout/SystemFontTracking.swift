import Foundation

/// The tracking of the system font, by size.
///
/// San Francisco has a different tracking at each size. Inter, which replaces it, is a little wider,
/// for which the same table compensates.
enum SystemFontTracking {
  /// San Francisco's tracking at 6 pt, 7 pt and so on, in points.
  ///
  /// Source: Apple's Human Interface Guidelines, Typography, tracking of SF Pro; from memory.
  private static let sanFrancisco: [CGFloat] = [
    0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45,
  ]
  private static let firstSize: CGFloat = 6

  /// The difference between Inter's tracking and San Francisco's, in em.
  ///
  /// Source: performance paper, section 6: -0.47 pt at 17 pt has the smallest error against the
  /// published advances, where San Francisco's own is -0.43.
  private static let correction: CGFloat = -0.04 / 17

  /// Returns the tracking at `size` points, in points per character.
  ///
  /// Above 20 pt iOS switches to narrower letters and wider tracking; here Inter's letters and the
  /// tracking in em stay the same. Unknown, guessed.
  static func tracking(size: CGFloat) -> CGFloat {
    let lastSize = firstSize + CGFloat(sanFrancisco.count - 1)
    let inTable = min(max(size, firstSize), lastSize)
    let index = Int(inTable - firstSize)
    let next = min(index + 1, sanFrancisco.count - 1)
    let part = inTable - firstSize - CGFloat(index)
    let points = sanFrancisco[index] + (sanFrancisco[next] - sanFrancisco[index]) * part
    return (points / inTable + correction) * size
  }
}
