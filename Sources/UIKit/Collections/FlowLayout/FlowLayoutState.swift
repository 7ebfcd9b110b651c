import Foundation

/// The state of a flow layout between two invalidations.
struct FlowLayoutState: Sendable {
  var properties = FlowProperties()
  /// The metrics that the delegate returned; `nil` if they need to be requested again.
  var metrics: [FlowSection.Metrics]?
  /// The computed layout; `nil` if it needs to be computed again.
  var geometry: FlowGeometry?
  /// The surroundings for which the geometry was computed.
  var surroundings = FlowSurroundings()
  /// The preferred sizes of cells, by section and item (S7.16).
  var measured: [Int: [Int: CGSize]] = [:]
  /// Whether an item that is too large was reported on the console.
  var hasWarned = false

  var isVertical: Bool { properties.direction == .vertical }

  nonisolated init() {}

  // MARK: Axes

  func size(_ size: CGSize) -> FlowSize {
    isVertical
      ? FlowSize(along: size.height, across: size.width)
      : FlowSize(along: size.width, across: size.height)
  }

  func rect(_ origin: FlowSize, _ size: FlowSize) -> CGRect {
    isVertical
      ? CGRect(x: origin.across, y: origin.along, width: size.across, height: size.along)
      : CGRect(x: origin.along, y: origin.across, width: size.along, height: size.across)
  }

  func edges(_ insets: UIEdgeInsets) -> FlowSection.Edges {
    isVertical
      ? FlowSection.Edges(
        alongStart: insets.top, alongEnd: insets.bottom, acrossStart: insets.left,
        acrossEnd: insets.right)
      : FlowSection.Edges(
        alongStart: insets.left, alongEnd: insets.right, acrossStart: insets.top,
        acrossEnd: insets.bottom)
  }
}
