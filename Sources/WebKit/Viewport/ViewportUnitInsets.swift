package import Foundation
package import WebEngine

/// The minimum and maximum viewport insets, between which an app's bars change (W98, W106-W109).
package struct ViewportUnitInsets: Sendable, Equatable {
  /// The smallest inset, which determines the large viewport.
  package private(set) var minimum: EdgeLengths = .zero
  /// The largest inset, which determines the small viewport.
  package private(set) var maximum: EdgeLengths = .zero

  /// Creates zero insets.
  package init() {}

  /// Sets the insets, or returns the message of the exception that WebKit raises (W108).
  package mutating func set(
    minimum: EdgeLengths, maximum: EdgeLengths, in size: CGSize
  ) -> String? {
    for (name, inset) in [("minimumViewportInset", minimum), ("maximumViewportInset", maximum)] {
      if min(inset.top, inset.left, inset.bottom, inset.right) < 0 {
        return "\(name) cannot be negative"
      }
      if !inset.fits(in: size) { return "\(name) cannot be larger than frame" }
    }
    guard
      minimum.top <= maximum.top, minimum.left <= maximum.left, minimum.bottom <= maximum.bottom,
      minimum.right <= maximum.right
    else { return "minimumViewportInset cannot be larger than maximumViewportInset" }
    self.minimum = minimum
    self.maximum = maximum
    return nil
  }

  /// Returns the size of the small viewport, for `svw` and `svh`, in points (W98, W109).
  package func smallSize(in size: CGSize) -> CGSize { Self.insetSize(of: size, maximum) }

  /// Returns the size of the large viewport, for `lvw` and `lvh`, in points (W98, W109).
  package func largeSize(in size: CGSize) -> CGSize { Self.insetSize(of: size, minimum) }

  private static func insetSize(of size: CGSize, _ inset: EdgeLengths) -> CGSize {
    inset.fits(in: size) ? size.inset(by: inset) : size
  }
}

extension EdgeLengths {
  /// Returns whether a view of `size` is large enough for these insets.
  fileprivate func fits(in size: CGSize) -> Bool {
    left + right <= size.width && top + bottom <= size.height
  }
}
