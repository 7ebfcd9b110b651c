package import UIKit

/// An edge of a rectangle, named as in `UIEdgeInsets`.
package enum InsetEdge: String, Sendable, CaseIterable {
  case top, left, bottom, right

  /// Returns the inset at this edge, in points.
  package func inset(in insets: UIEdgeInsets) -> Double {
    switch self {
    case .top: Double(insets.top)
    case .left: Double(insets.left)
    case .bottom: Double(insets.bottom)
    case .right: Double(insets.right)
    }
  }
}
