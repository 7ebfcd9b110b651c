package import Foundation

/// The propagation of safe-area insets from a view to its subviews (section 1.1 of the spec).
package enum SafeAreaPropagation {
  /// Returns the insets of a plain subview (S1.1-S1.4).
  ///
  /// S1.2: The four edges are independent; it is not an intersection of rectangles. S1.3: An edge is
  /// capped by the parent's own inset, never by the child's size. S1.4: Insets are never negative.
  ///
  /// Each edge is computed alone, is never negative and never more than the parent's own inset.
  ///
  /// - Parameters:
  ///   - parentInsets: The insets that the parent passes on, in points.
  ///   - parentBounds: The parent's bounds, whose origin matters (S1.32).
  ///   - childFrame: The child's rectangle in the parent's space.
  @inlinable package static func insets(
    parentInsets: UIEdgeInsets, parentBounds: CGRect, childFrame: CGRect
  ) -> UIEdgeInsets {
    UIEdgeInsets(
      top: clamp(parentBounds.minY + parentInsets.top - childFrame.minY, to: parentInsets.top),
      left: clamp(parentBounds.minX + parentInsets.left - childFrame.minX, to: parentInsets.left),
      bottom: clamp(
        childFrame.maxY - (parentBounds.maxY - parentInsets.bottom), to: parentInsets.bottom),
      right: clamp(
        childFrame.maxX - (parentBounds.maxX - parentInsets.right), to: parentInsets.right))
  }

  @inlinable package static func clamp(_ inset: CGFloat, to limit: CGFloat) -> CGFloat {
    max(0, min(inset, limit))
  }

  /// Constants that specify which rectangle of a transformed view is used in the propagation
  /// (S1.28-S1.31).
  ///
  /// S1.28: Before iOS 14 the insets of a transformed view are those of its transformed frame.
  /// S1.31: From iOS 14 they are those of its rectangle without the transform.
  package enum TransformRule: Sendable, Equatable {
    /// The bounding box of the transformed view, as on iOS 11 through 13 (S1.28).
    case transformedFrame
    /// The view as if it had no transform, from iOS 14 (S1.31).
    case untransformedRectangle
  }
}
