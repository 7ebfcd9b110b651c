/// The distances, in points, by which a box moves away from each edge when `env(safe-area-inset-*)` grows by a point
/// (audit.md 2.4).
///
/// 0 is no response, 1 one use of the inset, 2 two uses; `nil` was not measured.
package struct EdgeResponse: Sendable, Hashable {
  private var values: EdgeValues<Double?>

  /// The response of a box that was not measured.
  package static let unmeasured = EdgeResponse()

  /// Creates responses; NaN counts as 0.
  package init(
    top: Double? = nil, left: Double? = nil, bottom: Double? = nil, right: Double? = nil
  ) {
    values = EdgeValues(
      top: top?.coordinate, left: left?.coordinate, bottom: bottom?.coordinate,
      right: right?.coordinate)
  }

  /// The response at an edge; `nil` if it was not measured.
  package subscript(edge: Edge) -> Double? {
    get { values[edge] }
    set { values[edge] = newValue?.coordinate }
  }

  /// Whether no edge was measured.
  package var isUnmeasured: Bool { Edge.allCases.allSatisfy { self[$0] == nil } }
}
