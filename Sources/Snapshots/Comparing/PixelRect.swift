/// A rectangle of whole pixels.
package struct PixelRect: Sendable, Hashable, CustomStringConvertible {
  /// The left edge.
  package var x: Int
  /// The upper edge.
  package var y: Int
  /// The width.
  package var width: Int
  /// The height.
  package var height: Int

  /// Creates a rectangle.
  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Returns whether the rectangle contains a pixel.
  package func contains(x: Int, y: Int) -> Bool {
    x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
  }

  /// The numbers in parentheses, such as "(0 531 320 78)".
  package var description: String { "(\(x) \(y) \(width) \(height))" }
}
