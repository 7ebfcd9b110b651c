/// A color of a page, with components from 0 to 1.
package struct RGBA: Sendable, Hashable {
  /// The red component.
  package let red: Double
  /// The green component.
  package let green: Double
  /// The blue component.
  package let blue: Double
  /// The opacity.
  package let alpha: Double

  /// Creates a color; components outside 0 to 1 are clamped.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func unit(_ value: Double) -> Double { min(value.length, 1) }
    self.red = unit(red)
    self.green = unit(green)
    self.blue = unit(blue)
    self.alpha = unit(alpha)
  }

  /// Returns whether two colors are indistinguishable: no component differs by more than 4 of 255.
  package func isLike(_ other: RGBA) -> Bool {
    let limit = 4.0 / 255 + 1e-9
    return abs(red - other.red) <= limit && abs(green - other.green) <= limit
      && abs(blue - other.blue) <= limit && abs(alpha - other.alpha) <= limit
  }
}
