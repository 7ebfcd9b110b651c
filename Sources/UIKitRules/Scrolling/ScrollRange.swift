package import Foundation

/// The offsets at which content rests, from the minimum to the maximum on each axis (S4.19).
///
/// S4.19: On each axis the minimum is the negative leading inset, the maximum the content's size
/// plus the trailing inset less the bounds, and never less than the minimum.
package struct ScrollRange: Equatable, Sendable {
  /// The offset at which the content's top left corner is clear of the insets.
  package var minimum: CGPoint
  /// The offset at which the content's bottom right corner is; never less than the minimum.
  package var maximum: CGPoint

  /// Computes the range for content of a size, in points.
  ///
  /// - Parameters:
  ///   - insets: The adjusted insets around the content.
  ///   - contentSize: The content's size.
  ///   - viewport: The size of the scroll view.
  ///   - alignment: The alignment of content that is smaller than the view, as a fraction of the
  ///     remaining space.
  package init(
    insets: UIEdgeInsets, contentSize: CGSize, viewport: CGSize, alignment: CGPoint = .zero
  ) {
    let space = CGSize(
      width: max(0, viewport.width - insets.left - insets.right - contentSize.width),
      height: max(0, viewport.height - insets.top - insets.bottom - contentSize.height))
    minimum = CGPoint(
      x: -insets.left - space.width * alignment.x, y: -insets.top - space.height * alignment.y)
    maximum = CGPoint(
      x: max(minimum.x, contentSize.width + insets.right - viewport.width),
      y: max(minimum.y, contentSize.height + insets.bottom - viewport.height))
  }

  /// The offsets from side to side.
  package var horizontal: ClosedRange<CGFloat> { minimum.x...maximum.x }

  /// The offsets from top to bottom.
  package var vertical: ClosedRange<CGFloat> { minimum.y...maximum.y }

  /// Returns the nearest offset of the range.
  package func clamp(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, minimum.x), maximum.x), y: min(max(offset.y, minimum.y), maximum.y))
  }
}
