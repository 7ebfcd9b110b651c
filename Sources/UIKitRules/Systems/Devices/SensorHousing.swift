package import Foundation

/// What a screen is cut by.
package enum SensorHousing: Sendable, Hashable {
  /// Nothing: a rectangular screen.
  case none
  /// A notch at the top.
  case notch
  /// A Dynamic Island; `bottomEdge` is the y of its lower edge in portrait, in points.
  case dynamicIsland(bottomEdge: CGFloat)
}
