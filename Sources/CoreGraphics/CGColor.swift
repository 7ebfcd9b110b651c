package import DisplayList
public import Foundation

/// An immutable colour in sRGB.
public final class CGColor: Sendable, Hashable {
  /// The parts and, last, the alpha: two numbers for a grey, four for a colour.
  public var components: [CGFloat]? { parts }
  /// How many components the colour has, its alpha included.
  public var numberOfComponents: Int { parts.count }
  /// The opacity, 0 through 1.
  public var alpha: CGFloat { displayColor.alpha }
  /// The same colour for a display list.
  package let displayColor: Color

  private let parts: [CGFloat]

  /// Creates a colour; every part is 0 through 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = [red, green, blue, alpha]
    displayColor = Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour in sRGB; every part is 0 through 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey; `gray` is 0 for black and 1 for white.
  public init(gray: CGFloat, alpha: CGFloat) {
    parts = [gray, alpha]
    displayColor = Color(white: gray, alpha: alpha)
  }

  /// Creates the colour of a display list's colour.
  package convenience init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Returns the same colour with another opacity, 0 through 1.
  public func copy(alpha: CGFloat) -> CGColor? {
    parts.count == 2
      ? CGColor(gray: parts[0], alpha: alpha)
      : CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// Two colours are equal when their components are.
  public static func == (one: CGColor, other: CGColor) -> Bool { one.parts == other.parts }

  /// Feeds the components to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}
