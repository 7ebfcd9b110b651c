package import Foundation

/// The scrolling of an orthogonal section, across the scroll direction of the layout.
package struct OrthogonalScrolling: Equatable, Sendable {
  /// The frame of the section's scroll view, in the content of the collection view.
  package var frame: CGRect
  /// The content size of the section's scroll view.
  package var contentSize: CGSize
  /// The offsets at which scrolling may end.
  package var stops: OrthogonalScrollStops
  /// Whether it scrolls horizontally.
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
