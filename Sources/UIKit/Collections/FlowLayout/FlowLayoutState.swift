import Foundation

/// What a flow layout knows between two invalidations.
struct FlowLayoutState: Sendable {
  var properties = FlowProperties()
  /// What the delegate said; `nil` is to be asked again.
  var metrics: [FlowSection.Metrics]?
  /// Where everything is; `nil` is to be computed again.
  var geometry: FlowGeometry?
  /// What the geometry was computed in.
  var surroundings = FlowSurroundings()
  /// The sizes that cells asked for, by section and item (S7.16).
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
