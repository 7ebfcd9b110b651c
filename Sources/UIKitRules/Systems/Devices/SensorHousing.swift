package import Foundation

/// Constants for the opening in a screen.
package enum SensorHousing: Sendable, Hashable {
  /// No opening: a rectangular screen.
  case none
  /// A notch at the top.
  case notch
  /// A Dynamic Island; `bottomEdge` is the y of its lower edge in portrait, in points.
  case dynamicIsland(bottomEdge: CGFloat)
}
