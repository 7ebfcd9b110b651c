package import Foundation

/// Where a container's child lies among the bars, by table 2.2.
package struct ContainerLayout: Equatable, Sendable {
  /// The child's frame in the container.
  package var childFrame: CGRect
  /// What the bars cover of the child.
  package var childInsets: UIEdgeInsets

  /// A bar at one edge.
  package struct Bar: Equatable, Sendable {
    /// How far it reaches into the container from the edge, in points.
    package var reach: CGFloat
    /// Whether what lies below it shows through (S2.8).
    package var isTranslucent: Bool
    /// How much of its reach is left out when it pushes the child; 0 but for a quirk (S2.12).
    package var forgotten: CGFloat = 0

    /// Creates a bar.
    package init(reach: CGFloat, isTranslucent: Bool, forgotten: CGFloat = 0) {
      self.reach = reach
      self.isTranslucent = isTranslucent
      self.forgotten = forgotten
    }
  }

  /// Computes the child's place.
  ///
  /// - Parameters:
  ///   - bounds: The container's bounds.
  ///   - top: The bar at the top, `nil` if there is none (S3.4).
  ///   - bottom: The bar at the bottom.
  ///   - edges: The child's `edgesForExtendedLayout`.
  ///   - includesOpaqueBars: The child's `extendedLayoutIncludesOpaqueBars`.
  package init(
    bounds: CGRect, top: Bar?, bottom: Bar?, edges: UIRectEdge, includesOpaqueBars: Bool
  ) {
    func goesUnder(_ bar: Bar, _ edge: UIRectEdge) -> Bool {
      edges.contains(edge) && (bar.isTranslucent || includesOpaqueBars)
    }
    childFrame = bounds
    childInsets = .zero
    if let top {
      if goesUnder(top, .top) {
        childInsets.top = top.reach
      } else {
        let push = top.reach - top.forgotten
        childFrame.origin.y += push
        childFrame.size.height = max(0, childFrame.height - push)
        childInsets.top = top.forgotten
      }
    }
    if let bottom {
      if goesUnder(bottom, .bottom) {
        childInsets.bottom = bottom.reach
      } else {
        childFrame.size.height = max(0, childFrame.height - bottom.reach)
      }
    }
  }
}
