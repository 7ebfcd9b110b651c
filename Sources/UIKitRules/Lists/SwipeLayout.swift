package import Foundation

/// Where the buttons of a swiped row lie.
package struct SwipeLayout: Equatable, Sendable {
  /// The widths that the buttons would like to have, from the edge of the list inwards.
  package var widths: [CGFloat]
  /// The width of the row.
  package var rowWidth: CGFloat
  /// Whether the first action is done by a swipe all over the row.
  package var allowsFullSwipe: Bool
  /// What lies between the buttons and around them.
  package var gap: CGFloat = 0

  /// Creates a layout of the buttons of a swiped row.
  package init(widths: [CGFloat], rowWidth: CGFloat, allowsFullSwipe: Bool, gap: CGFloat = 0) {
    self.widths = widths
    self.rowWidth = rowWidth
    self.allowsFullSwipe = allowsFullSwipe
    self.gap = gap
  }

  /// The least width of a button, and what a title keeps clear at each side; by eye, as the button
  /// that confirms a deletion.
  package static let minimumWidth: CGFloat = 74
  package static let padding: CGFloat = 15
  /// The height from which on a button shows its title below its image.
  ///
  /// Source: rdar://33107135.
  package static let heightForBoth: CGFloat = 91

  /// Where a row goes when it is released.
  package enum Target: Equatable, Sendable {
    case closed
    case open
    case full
  }

  /// How far the row is moved when it stays open, in points.
  package var openOffset: CGFloat {
    widths.isEmpty ? 0 : widths.reduce(0, +) + gap * CGFloat(widths.count + 1)
  }

  /// How far a row has to be moved for its first action to be done when it is released: three quarters
  /// of its width, and well beyond the buttons; by eye.
  var fullOffset: CGFloat { max(rowWidth * 0.75, min(openOffset + 60, rowWidth)) }

  /// How far the row is moved under a touch that has gone `way` points from the edge inwards.
  package func offset(way: CGFloat) -> CGFloat {
    guard way > openOffset else { return max(0, way) }
    // Buttons grow with the touch; what may not go all the way is held by a band.
    guard !allowsFullSwipe else { return min(way, rowWidth) }
    return openOffset + RubberBand.shown(way - openOffset, length: rowWidth)
  }

  /// Returns where a row goes that is released at an offset, with a speed inwards in points a second.
  package func target(offset: CGFloat, velocity: CGFloat) -> Target {
    if allowsFullSwipe, offset >= fullOffset { return .full }
    // How much of a speed counts as way, in seconds; by eye, as for sheets.
    let landing = offset + velocity * 0.15
    return landing > openOffset / 2 ? .open : .closed
  }

  /// Returns where the buttons lie in the strip that an offset uncovers, as distances from the edge
  /// of the list and widths.
  package func spans(offset: CGFloat) -> [(start: CGFloat, width: CGFloat)] {
    guard openOffset > 0 else { return [] }
    // Beyond the point of no return the first one takes all the space.
    if allowsFullSwipe, offset >= fullOffset {
      let first = (start: gap, width: max(0, offset - 2 * gap))
      return [first] + widths.dropFirst().map { _ in (start: offset, width: 0) }
    }
    let scale = offset / openOffset
    var start = gap * scale
    return widths.map { width in
      defer { start += (width + gap) * scale }
      return (start: start, width: width * scale)
    }
  }
}
