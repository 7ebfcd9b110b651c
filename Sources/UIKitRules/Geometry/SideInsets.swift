package import Foundation

/// Distances from the two sides, in points.
package struct SideInsets: Equatable, Sendable {
  package var left: CGFloat
  package var right: CGFloat

  /// Creates distances.
  package init(left: CGFloat = 0, right: CGFloat = 0) {
    self.left = left
    self.right = right
  }
}
