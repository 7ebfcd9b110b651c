package import Foundation

/// The frame of a container's child among the bars, by table 2.2.
package struct BarContainerLayout: Equatable, Sendable {
  /// The child's frame in the container.
  package var childFrame: CGRect
  /// The insets of the bars over the child.
  package var childInsets: UIEdgeInsets

  /// A bar at one edge.
  package struct Bar: Equatable, Sendable {
    /// The distance by which it covers the container from the edge, in points.
    package var reach: CGFloat
    /// Whether content below it is visible through it (S2.8).
    package var isTranslucent: Bool
    /// The part of the reach that does not move the child but is one of its insets, in points; 0 except for a quirk
    /// (S2.12).
    package var ignored: CGFloat = 0

    /// Creates a bar.
    package init(reach: CGFloat, isTranslucent: Bool, ignored: CGFloat = 0) {
      self.reach = reach
      self.isTranslucent = isTranslucent
      self.ignored = ignored
    }
  }

  /// Computes the child's frame.
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
        let push = top.reach - top.ignored
        childFrame.origin.y += push
        childFrame.size.height = max(0, childFrame.height - push)
        childInsets.top = top.ignored
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
