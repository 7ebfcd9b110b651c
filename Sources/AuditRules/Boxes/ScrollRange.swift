/// The distances by which a scroller can scroll in both directions of an axis, in points.
///
/// The minimum offset of a right-to-left scroller is negative.
package struct ScrollRange: Sendable, Hashable {
  /// The distance by which the offset can decrease, which moves content down or to the right.
  package let backward: Double
  /// The distance by which the offset can increase, which moves content up or to the left.
  package let forward: Double

  /// The range of a scroller with nothing to scroll.
  package static let none = ScrollRange(offset: 0, least: 0, greatest: 0)

  /// Creates the range at an offset; an offset beyond a limit (while bouncing) has nothing left on that side.
  package init(offset: Double, least: Double, greatest: Double) {
    let (least, greatest) = (least.coordinate, max(least.coordinate, greatest.coordinate))
    let offset = min(max(offset.coordinate, least), greatest)
    backward = offset - least
    forward = greatest - offset
  }
}
