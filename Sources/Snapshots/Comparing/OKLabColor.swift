import Foundation

/// A color in OKLab, with its lightness scaled like that of CIELAB.
///
/// - Source: Björn Ottosson, "A perceptual color space for image processing" (2020) and "Okhsv and
///   Okhsl" (2021), whose lightness estimate Lr this has.
struct OKLabColor: Equatable {
  var lightness: Double
  var a: Double
  var b: Double

  init(_ color: RGB) {
    let light = color.linear
    let long = cbrt(
      0.4122214708 * light.red + 0.5363325363 * light.green + 0.0514459929 * light.blue)
    let medium = cbrt(
      0.2119034982 * light.red + 0.6806995451 * light.green + 0.1073969566 * light.blue)
    let short = cbrt(
      0.0883024619 * light.red + 0.2817188376 * light.green + 0.6299787005 * light.blue)
    lightness = Self.scaled(0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short)
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  /// Returns the lightness scaled so that middle gray is that of CIELAB.
  private static func scaled(_ lightness: Double) -> Double {
    let (k1, k2) = (0.206, 0.03)
    let k3 = (1 + k1) / (1 + k2)
    let x = k3 * lightness - k1
    return (x + (x * x + 4 * k2 * k3 * lightness).squareRoot()) / 2
  }

  /// Returns the distance from another color, which is 1 between black and white.
  ///
  /// - Source: HyAB, the sum of the distances in lightness and in hue and chroma; S. Abasi, M. Amani
  ///   Tehran, M. D. Fairchild, "Distance metrics for very large color differences" (2020).
  func distance(to other: OKLabColor) -> Double {
    abs(lightness - other.lightness) + hypot(a - other.a, b - other.b)
  }
}
