package import DisplayList
public import Foundation

/// A way to understand the components of a color.
///
/// Everything is drawn in sRGB. Colors of other spaces are converted to it as they are made.
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

  /// The space of devices' red, green and blue: sRGB.
  static let deviceRGB = CGColorSpace(.deviceRGB)
  /// The space of devices' grays.
  static let deviceGray = CGColorSpace(.deviceGray)
  /// The space of colors made of red, green and blue.
  static let standard = CGColorSpace(.sRGB)

  /// The name of the space of most screens.
  public static var sRGB: CFString { name(.sRGB) }
  /// The name of sRGB with components below 0 and above 1.
  public static var extendedSRGB: CFString { name(.extendedSRGB) }
  /// The name of sRGB with components in proportion to the light.
  public static var linearSRGB: CFString { name(.linearSRGB) }
  /// The name of linear sRGB with components below 0 and above 1.
  public static var extendedLinearSRGB: CFString { name(.extendedLinearSRGB) }
  /// The name of the wider space of newer screens.
  public static var displayP3: CFString { name(.displayP3) }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The name of the space of grays.
  public static var genericGrayGamma2_2: CFString { name(.genericGray) }

  private static func name(_ kind: Kind) -> CFString { CFString(string: kind.rawValue) }

  /// The name of the color space.
  public var name: CFString? { CGColorSpace.name(kind) }

  /// The number of components of a color, without its opacity.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  /// The model of the color space.
  public var model: CGColorSpaceModel {
    switch kind {
    case .genericGray, .deviceGray: .monochrome
    default: .rgb
    }
  }

  /// A Boolean value that indicates whether the space has colors that sRGB has not.
  public var isWideGamutRGB: Bool { kind == .displayP3 }

  /// Two color spaces are equal when their names are.
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool {
    one.kind == other.kind
  }

  /// Feeds the name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// Returns the color of components in this space and an opacity, as sRGB.
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

  /// Source: the matrices of CSS Color 4 for Display P3 and sRGB, which have one white point.
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
/// Returns the color space of devices' red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the color space of devices' grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
