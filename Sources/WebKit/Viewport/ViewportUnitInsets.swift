package import Foundation
package import WebEngine

/// The bars that an app says may come and go over a page (W98, W106-W109).
package struct ViewportUnitInsets: Sendable, Equatable {
  /// The least that the bars ever cover, which makes the large size.
  package private(set) var minimum: EdgeLengths = .zero
  /// The most that the bars ever cover, which makes the small size.
  package private(set) var maximum: EdgeLengths = .zero

  /// Creates insets that cover nothing.
  package init() {}

  /// Stores insets, or says what is wrong with them in the words of the exception (W108).
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

  /// The size that `svw` and `svh` are parts of, in points (W98, W109).
  package func smallSize(in size: CGSize) -> CGSize { Self.rest(of: size, maximum) }

  /// The size that `lvw` and `lvh` are parts of, in points (W98, W109).
  package func largeSize(in size: CGSize) -> CGSize { Self.rest(of: size, minimum) }

  private static func rest(of size: CGSize, _ inset: EdgeLengths) -> CGSize {
    inset.fits(in: size) ? size.inset(by: inset) : size
  }
}

extension EdgeLengths {
  /// Whether a view of `size` is large enough for these insets.
  fileprivate func fits(in size: CGSize) -> Bool {
    left + right <= size.width && top + bottom <= size.height
  }
}
