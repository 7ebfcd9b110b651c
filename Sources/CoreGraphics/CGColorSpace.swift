package import DisplayList
public import Foundation

/// A specification of how to interpret the components of a color.
///
/// All drawing is in sRGB. Colors of other spaces are converted to it when they are created.
public final class CGColorSpace: Sendable, Hashable {
  private enum Kind: String {
    case sRGB = "kCGColorSpaceSRGB"
    case extendedSRGB = "kCGColorSpaceExtendedSRGB"
    case linearSRGB = "kCGColorSpaceLinearSRGB"
    case extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    case displayP3 = "kCGColorSpaceDisplayP3"
    case genericGray = "kCGColorSpaceGenericGrayGamma2_2"
    case deviceRGB = "kCGColorSpaceDeviceRGB"
    case deviceGray = "kCGColorSpaceDeviceGray"
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// Creates a color space by its name; `nil` for a name that is not one of this class's constants.
  public convenience init?(name: CFString) {
    guard let kind = Kind(rawValue: String(describing: name)) else { return nil }
    self.init(kind)
  }

  /// The device-dependent RGB color space: sRGB.
  static let deviceRGB = CGColorSpace(.deviceRGB)
  /// The device-dependent gray color space.
  static let deviceGray = CGColorSpace(.deviceGray)
  /// The sRGB color space.
  static let standard = CGColorSpace(.sRGB)

  /// The name of the standard RGB color space, sRGB.
  public static var sRGB: CFString { name(.sRGB) }
  /// The name of sRGB with components below 0 and above 1.
  public static var extendedSRGB: CFString { name(.extendedSRGB) }
  /// The name of sRGB with a linear transfer function.
  public static var linearSRGB: CFString { name(.linearSRGB) }
  /// The name of linear sRGB with components below 0 and above 1.
  public static var extendedLinearSRGB: CFString { name(.extendedLinearSRGB) }
  /// The name of the Display P3 color space, whose gamut is wider than that of sRGB.
  public static var displayP3: CFString { name(.displayP3) }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The name of the gray color space with a gamma value of 2.2.
  public static var genericGrayGamma2_2: CFString { name(.genericGray) }

  private static func name(_ kind: Kind) -> CFString { CFString(string: kind.rawValue) }

  /// The name of the color space.
  public var name: CFString? { CGColorSpace.name(kind) }

  /// The number of color components, without alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  /// The model of the color space.
  public var model: CGColorSpaceModel {
    switch kind {
    case .genericGray, .deviceGray: .monochrome
    default: .rgb
    }
  }

  /// A Boolean value that indicates whether the gamut is wider than that of sRGB.
  public var isWideGamutRGB: Bool { kind == .displayP3 }

  /// Returns a Boolean value that indicates whether two color spaces have the same name.
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool {
    one.kind == other.kind
  }

  /// Feeds the name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// Returns the sRGB color of components in this space, the last of which is alpha.
  package func displayColor(_ parts: [CGFloat]) -> Color {
    func part(_ index: Int) -> CGFloat { index < parts.count ? parts[index] : 1 }
    if model == .monochrome { return Color(white: part(0), alpha: part(1)) }
    let color = Color(red: part(0), green: part(1), blue: part(2), alpha: part(3))
    switch kind {
    case .linearSRGB, .extendedLinearSRGB: return color.map(CGColorSpace.encoded)
    case .displayP3: return CGColorSpace.convertedFromP3(color)
    default: return color
    }
  }

  /// Source: the transfer function of IEC 61966-2-1, mirrored for components below 0.
  private static func encoded(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let curve = size <= 0.0031308 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -curve : curve
  }

  private static func decoded(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  /// Source: the matrices of CSS Color 4 for Display P3 and sRGB, which have the same white point.
  private static func convertedFromP3(_ color: Color) -> Color {
    let light = color.map(decoded)
    let (red, green, blue) = (light.red, light.green, light.blue)
    return Color(
      red: 1.2249401762 * red - 0.2249401762 * green,
      green: -0.0420569547 * red + 1.0420569547 * green,
      blue: -0.0196375546 * red - 0.0786360456 * green + 1.0982736001 * blue, alpha: color.alpha
    ).map(encoded)
  }
}

extension Color {
  fileprivate func map(_ change: (CGFloat) -> CGFloat) -> Color {
    Color(red: change(red), green: change(green), blue: change(blue), alpha: alpha)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the device-dependent RGB color space, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the device-dependent gray color space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
