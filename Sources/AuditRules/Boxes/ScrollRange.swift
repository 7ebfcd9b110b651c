/// Where a scroller is on one axis, in points.
///
/// The least offset of a scroller that is written from right to left is negative.
package struct ScrollRange: Sendable, Hashable {
  /// How far the offset can still fall: by so much content moves down or to the right.
  package let backward: Double
  /// How far the offset can still grow: by so much content moves up or to the left.
  package let forward: Double

  /// Nothing to scroll.
  package static let none = ScrollRange(offset: 0, least: 0, greatest: 0)

  /// Creates the range of an offset; an offset outside (bouncing) has nothing left beyond it.
  package init(offset: Double, least: Double, greatest: Double) {
    let (least, greatest) = (least.coordinate, max(least.coordinate, greatest.coordinate))
    let offset = min(max(offset.coordinate, least), greatest)
    backward = offset - least
    forward = greatest - offset
  }
}
