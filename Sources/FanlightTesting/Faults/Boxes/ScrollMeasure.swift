import AuditRules

/// The scrolling behavior of a view.
struct ScrollMeasure: Sendable, Hashable {
  /// The horizontal scroll range.
  var horizontal: ScrollRange
  /// The vertical scroll range.
  var vertical: ScrollRange
  /// Whether paging is enabled.
  var isPaging: Bool = false
  /// Whether zooming is possible.
  var isZooming: Bool = false

  /// Whether it is a collection view with a horizontal layout.
  var hasHorizontalLayout: Bool = false

  /// Returns whether the user can scroll on an axis by a point or more.
  func scrolls(on axis: Axis) -> Bool {
    let range = axis == .horizontal ? horizontal : vertical
    return range.backward + range.forward >= 1
  }
}
