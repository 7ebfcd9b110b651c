package import UIKit

/// One of the four edges, as they are named in the field.
package enum InsetEdge: String, Sendable, CaseIterable {
  case top, left, bottom, right

  /// The inset of this edge.
  package func inset(in insets: UIEdgeInsets) -> Double {
    switch self {
    case .top: Double(insets.top)
    case .left: Double(insets.left)
    case .bottom: Double(insets.bottom)
    case .right: Double(insets.right)
    }
  }
}
