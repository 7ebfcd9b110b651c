import AuditRules

/// How a view scrolls.
struct ScrollMeasure: Sendable, Hashable {
  /// Where it is scrolled to from left to right.
  var horizontal: ScrollRange
  /// Where it is scrolled to from top to bottom.
  var vertical: ScrollRange
  /// Whether it scrolls by pages.
  var isPaging: Bool = false
  /// Whether it zooms.
  var isZooming: Bool = false

  /// Whether it is a collection view whose layout runs from left to right.
  var hasHorizontalLayout: Bool = false

  /// Whether the user can scroll on an axis by a point or more.
  func scrolls(on axis: Axis) -> Bool {
    let range = axis == .horizontal ? horizontal : vertical
    return range.backward + range.forward >= 1
  }
}
