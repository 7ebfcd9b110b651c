/// A font of a text style at the user's text size.
public struct SystemFont: Sendable, Hashable {
  /// The size of the font, in CSS pixels.
  public var size: Double
  /// The CSS weight, from 1 through 1000.
  public var weight: Int

  /// Creates a font of a size.
  public init(size: Double, weight: Int = 400) {
    self.size = size
    self.weight = weight
  }
}
