package import Foundation

/// Whether content is scrolled below the bars at the top and the bottom.
///
/// S3.23: With the SDK of iOS 15 all bars are transparent at the scroll edge.
package struct ScrollEdges: Equatable, Sendable {
  /// Whether no content is scrolled below a bar at the top.
  package var isAtTop = true
  /// Whether no content is scrolled below a bar at the bottom.
  package var isAtBottom = true

  /// Creates the edges of content that does not scroll.
  package init() {}

  /// Creates the edges of content scrolled to an offset; half a point is ignored.
  package init(
    offset: CGPoint, contentSize: CGSize, viewport: CGSize, adjustedInset: UIEdgeInsets
  ) {
    isAtTop = offset.y <= -adjustedInset.top + 0.5
    isAtBottom = offset.y >= contentSize.height + adjustedInset.bottom - viewport.height - 0.5
  }
}
