package import Foundation

/// The layout of the buttons of a swiped row.
package struct SwipeLayout: Equatable, Sendable {
  /// The preferred widths of the buttons, from the edge of the list inward.
  package var widths: [CGFloat]
  /// The width of the row.
  package var rowWidth: CGFloat
  /// Whether a full swipe performs the first action.
  package var allowsFullSwipe: Bool
  /// The space between the buttons and around them.
  package var gap: CGFloat = 0

  /// Creates a layout of the buttons of a swiped row.
  package init(widths: [CGFloat], rowWidth: CGFloat, allowsFullSwipe: Bool, gap: CGFloat = 0) {
    self.widths = widths
    self.rowWidth = rowWidth
    self.allowsFullSwipe = allowsFullSwipe
    self.gap = gap
  }

  /// The minimum width of a button; estimated, as for the button that confirms a deletion.
  package static let minimumWidth: CGFloat = 74
  /// The inset of a button's title at each side; estimated, as for the button that confirms a deletion.
  package static let padding: CGFloat = 15
  /// The height from which on a button shows its title below its image.
  ///
  /// Source: rdar://33107135.
  package static let heightForBoth: CGFloat = 91

  /// Constants for the position to which a released row moves.
  package enum Target: Equatable, Sendable {
    case closed
    case open
    case full
  }

  /// The distance by which an open row is moved, in points.
  package var openOffset: CGFloat {
    widths.isEmpty ? 0 : widths.reduce(0, +) + gap * CGFloat(widths.count + 1)
  }

  /// The distance by which a row has to be moved to perform its first action when it is released:
  /// three quarters of its width, and well beyond the buttons; estimated.
  var fullOffset: CGFloat { max(rowWidth * 0.75, min(openOffset + 60, rowWidth)) }

  /// Returns the distance by which the row is moved for a touch that has moved `way` points from the edge inward.
  package func offset(way: CGFloat) -> CGFloat {
    guard way > openOffset else { return max(0, way) }
    // Buttons grow with the touch; without a full swipe the row rubber-bands.
    guard !allowsFullSwipe else { return min(way, rowWidth) }
    return openOffset + RubberBand.shown(way - openOffset, length: rowWidth)
  }

  /// Returns the position to which a row moves that is released at an offset, with an inward velocity
  /// in points per second.
  package func target(offset: CGFloat, velocity: CGFloat) -> Target {
    if allowsFullSwipe, offset >= fullOffset { return .full }
    // The time over which a velocity is projected, in seconds; estimated, as for sheets.
    let landing = offset + velocity * 0.15
    return landing > openOffset / 2 ? .open : .closed
  }

  /// Returns the positions and widths of the buttons in the area that an offset uncovers, as
  /// distances from the edge of the list.
  package func spans(offset: CGFloat) -> [(start: CGFloat, width: CGFloat)] {
    guard openOffset > 0 else { return [] }
    // Beyond the threshold of a full swipe the first button takes all the space.
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
