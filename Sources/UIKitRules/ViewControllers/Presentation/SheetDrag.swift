package import Foundation

/// The movement of a sheet with a touch, and the detent at which it comes to rest.
package struct SheetDrag: Equatable, Sendable {
  /// The heights that the sheet may rest at, lowest first, without the safe area at the bottom.
  package var stops: [CGFloat]
  /// The height that it rested at when the drag began.
  package var start: CGFloat
  /// Whether the user may dismiss the presentation.
  package var mayEnd: Bool
  /// The downward movement of the touch.
  package var translation: CGFloat = 0

  /// Creates a drag that begins.
  package init(stops: [CGFloat], start: CGFloat, mayEnd: Bool, translation: CGFloat = 0) {
    self.stops = stops
    self.start = start
    self.mayEnd = mayEnd
    self.translation = translation
  }

  /// Constants for the position to which a released sheet moves.
  package enum Target: Equatable, Sendable {
    case stop(Int)
    case end
  }

  /// The time over which a velocity is projected, in seconds; estimated.
  private static let lookAhead: CGFloat = 0.15

  private var height: CGFloat { start - translation }
  private var lowest: CGFloat { stops.first ?? start }
  private var highest: CGFloat { stops.last ?? start }

  /// The height that the sheet has under the touch: between the lowest and the highest.
  package var value: CGFloat { min(max(height, lowest), highest) }

  /// The additional distance by which the sheet is moved down; rubber-banded if it cannot be
  /// dismissed.
  package var offset: CGFloat {
    if height > highest { return -RubberBand.shown(height - highest, length: highest) }
    guard height < lowest else { return 0 }
    return mayEnd ? lowest - height : RubberBand.shown(lowest - height, length: lowest)
  }

  /// Returns the position to which the sheet moves when it is released with a downward velocity, in
  /// points per second.
  ///
  /// It is dismissed if it would move below half of its lowest height; estimated.
  package func target(velocity: CGFloat) -> Target {
    let landing = height - velocity * Self.lookAhead
    if landing < lowest / 2 { return .end }
    let nearest = stops.indices.min { abs(stops[$0] - landing) < abs(stops[$1] - landing) }
    return .stop(nearest ?? 0)
  }
}
