public import CoreGraphics
import DisplayList
public import Foundation

/// A color, or a color that depends on the traits in which it is used.
// Sendable: every stored property is a `let` of a Sendable type.
open class UIColor: NSObject, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
  /// Constants for the origin of a color's components.
  enum Source: Sendable {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let header = AttributeHeader()
  let source: Source

  /// Creates a color in sRGB; every part is 0 through 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Creates a gray; `white` is 0 for black and 1 for white.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(gray: white, alpha: alpha))
    super.init()
  }

  /// Creates a color from hue, saturation and brightness, each 0 through 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let parts = ColorModel.rgb(hue: hue, saturation: saturation, brightness: brightness)
    source = .fixed(
      CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha))
    super.init()
  }

  /// Creates a color in Display P3; every part is 0 through 1.
  ///
  /// The color is converted to extended sRGB, where colors outside sRGB have components below 0 or above
  /// 1; drawing, which is in sRGB, clamps them (S9.3).
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let parts = ColorModel.extendedSRGB(displayP3Red: displayP3Red, green: green, blue: blue)
    self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
  }

  /// Creates the color of a `CGColor`.
  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
    super.init()
  }

  /// Creates a color that a closure provides for the traits in which it is used.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
    super.init()
  }

  /// Creates the color of a color literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The color for drawing; of a dynamic one the color in ``UITraitCollection/current``.
  open var cgColor: CGColor { fixedColor(with: .current) }

  /// Returns the color for some traits; this one unless it is dynamic.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    resolved(with: traitCollection)
  }

  /// Returns the color with another opacity, 0 through 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { copy(alpha: alpha) }

  /// Writes the components, each 0 through 1, and returns whether the color could be converted.
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.displayColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes gray and opacity, and returns whether the color is a gray.
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.displayColor
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// Sets the color of fills and strokes in the current context to this one.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the color of fills in the current context to this one.
  open func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Sets the color of strokes in the current context to this one.
  open func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  /// Returns itself: a color never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether another object is a color with the same
  /// components; dynamic colors are equal only to themselves.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    guard case .fixed(let one) = source, case .fixed(let two) = other.source else { return false }
    return one == two
  }

  /// A hash of the parts.
  open override var hash: Int {
    switch source {
    case .fixed(let color): color.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  /// The parts, for a log.
  open override var description: String {
    guard case .fixed(let color) = source else { return "<UIDynamicProviderColor>" }
    let parts = (color.components ?? []).map { "\(Double($0))" }.joined(separator: " ")
    return color.numberOfComponents == 2
      ? "UIExtendedGrayColorSpace \(parts)" : "UIExtendedSRGBColorSpace \(parts)"
  }
}

/// The type of a color literal.
public typealias _ColorLiteralType = UIColor
