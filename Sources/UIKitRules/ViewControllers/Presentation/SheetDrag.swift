package import Foundation

/// How a sheet follows a touch, and where it comes to rest.
package struct SheetDrag: Equatable, Sendable {
  /// The heights that the sheet may rest at, lowest first, without the safe area at the bottom.
  package var stops: [CGFloat]
  /// The height that it rested at when the drag began.
  package var start: CGFloat
  /// Whether the user may end the presentation.
  package var mayEnd: Bool
  /// How far the touch has gone down since.
  package var translation: CGFloat = 0

  /// Creates a drag that begins.
  package init(stops: [CGFloat], start: CGFloat, mayEnd: Bool, translation: CGFloat = 0) {
    self.stops = stops
    self.start = start
    self.mayEnd = mayEnd
    self.translation = translation
  }

  /// Where a sheet goes when it is released.
  package enum Target: Equatable, Sendable {
    case stop(Int)
    case end
  }

  /// How much of a speed counts as way, in seconds; by eye.
  private static let lookAhead: CGFloat = 0.15

  private var height: CGFloat { start - translation }
  private var lowest: CGFloat { stops.first ?? start }
  private var highest: CGFloat { stops.last ?? start }

  /// The height that the sheet has under the touch: between the lowest and the highest.
  package var value: CGFloat { min(max(height, lowest), highest) }

  /// How far the sheet is moved down besides; a band holds what may not go farther.
  package var offset: CGFloat {
    if height > highest { return -RubberBand.shown(height - highest, length: highest) }
    guard height < lowest else { return 0 }
    return mayEnd ? lowest - height : RubberBand.shown(lowest - height, length: lowest)
  }

  /// Returns where the sheet goes when it is released at a speed downward, in points per second.
  ///
  /// It ends when it would get below half of its lowest height; by eye.
  package func target(velocity: CGFloat) -> Target {
    let landing = height - velocity * Self.lookAhead
    if landing < lowest / 2 { return .end }
    let nearest = stops.indices.min { abs(stops[$0] - landing) < abs(stops[$1] - landing) }
    return .stop(nearest ?? 0)
  }
}
