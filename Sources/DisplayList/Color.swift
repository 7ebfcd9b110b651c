public import Foundation

/// A color in extended sRGB, not premultiplied.
public struct Color: Sendable, Hashable {
  /// The red component, 0 through 1.
  public var red: CGFloat
  /// The green component, 0 through 1.
  public var green: CGFloat
  /// The blue component, 0 through 1.
  public var blue: CGFloat
  /// The opacity, 0 through 1.
  public var alpha: CGFloat

  /// Creates a color from components from 0 through 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a gray; `white` and `alpha` are 0 through 1.
  public init(white: CGFloat, alpha: CGFloat = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
}
