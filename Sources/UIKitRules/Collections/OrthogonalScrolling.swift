package import Foundation

/// How the items of a section scroll across the way the others do.
package struct OrthogonalScrolling: Equatable, Sendable {
  /// Where what scrolls is, in the content of the collection view.
  package var frame: CGRect
  /// The size of what scrolls.
  package var contentSize: CGSize
  /// Where scrolling may end.
  package var stops: OrthogonalScrollStops
  /// Whether it scrolls from side to side.
  package var isHorizontal: Bool

  /// Creates the scrolling of an orthogonal section.
  package init(
    frame: CGRect, contentSize: CGSize, stops: OrthogonalScrollStops, isHorizontal: Bool
  ) {
    self.frame = frame
    self.contentSize = contentSize
    self.stops = stops
    self.isHorizontal = isHorizontal
  }
}
