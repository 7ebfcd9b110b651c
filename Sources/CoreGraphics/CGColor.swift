package import DisplayList
public import Foundation

/// An immutable color in sRGB.
public final class CGColor: Sendable, Hashable {
  /// The parts and, last, the alpha: two numbers for a gray, four for a color.
  public var components: [CGFloat]? { parts }
  /// How many components the color has, its alpha included.
  public var numberOfComponents: Int { parts.count }
  /// The opacity, 0 through 1.
  public var alpha: CGFloat { displayColor.alpha }
  /// The same color for a display list.
  package let displayColor: Color

  private let parts: [CGFloat]

  /// Creates a color; every part is 0 through 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = [red, green, blue, alpha]
    displayColor = Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color in sRGB; every part is 0 through 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray; `gray` is 0 for black and 1 for white.
  public init(gray: CGFloat, alpha: CGFloat) {
    parts = [gray, alpha]
    displayColor = Color(white: gray, alpha: alpha)
  }

  /// Creates a color of a space's components and, last, its opacity; `nil` for too few components.
  ///
  /// The color keeps its components in sRGB, or as a gray.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let parts = (0...space.numberOfComponents).map { components[$0] }
    if space.model == .monochrome {
      self.init(gray: parts[0], alpha: parts[1])
    } else {
      self.init(space.displayColor(parts))
    }
  }

  /// The color space of ``components``: that of grays, or sRGB.
  public var colorSpace: CGColorSpace? { parts.count == 2 ? .deviceGray : .standard }

  /// Creates the color of a display list's color.
  package convenience init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Returns the same color with another opacity, 0 through 1.
  public func copy(alpha: CGFloat) -> CGColor? {
    parts.count == 2
      ? CGColor(gray: parts[0], alpha: alpha)
      : CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// Two colors are equal when their components are.
  public static func == (one: CGColor, other: CGColor) -> Bool { one.parts == other.parts }

  /// Feeds the components to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}
