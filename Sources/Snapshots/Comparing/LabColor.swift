import Foundation

/// A color in CIELAB with the white point D65.
struct LabColor: Equatable {
  var lightness: Double
  var a: Double
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  /// - Source: IEC 61966-2-1 for the matrix, CIE 15:2004 for the rest.
  init(_ color: RGB) {
    let light = color.linear
    let x = 0.4124564 * light.red + 0.3575761 * light.green + 0.1804375 * light.blue
    let y = 0.2126729 * light.red + 0.7151522 * light.green + 0.0721750 * light.blue
    let z = 0.0193339 * light.red + 0.1191920 * light.green + 0.9503041 * light.blue
    let (fx, fy, fz) = (Self.root(x / 0.95047), Self.root(y), Self.root(z / 1.08883))
    lightness = 116 * fy - 16
    a = 500 * (fx - fy)
    b = 200 * (fy - fz)
  }

  private static func root(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
  }

  /// Returns the CIE94 difference from another color, with the weights for graphic arts.
  ///
  /// The formula weights by the chroma of the reference, which is this color.
  ///
  /// - Source: CIE 116-1995. Core Image's `labDeltaE`, by which swift-snapshot-testing's
  ///   `perceptualPrecision` goes, returns "ΔE 1994 values between 0.0 and 100.0"
  ///   (https://developer.apple.com/documentation/coreimage/cifilter-swift.class/labdeltae()).
  func deltaE(_ other: LabColor) -> Double {
    let (lightness, a, b) = (
      self.lightness - other.lightness, self.a - other.a, self.b - other.b
    )
    let reference = hypot(self.a, self.b)
    let chroma = reference - hypot(other.a, other.b)
    let hue = max(0, a * a + b * b - chroma * chroma)
    let (chromaWeight, hueWeight) = (1 + 0.045 * reference, 1 + 0.015 * reference)
    return
      (lightness * lightness + chroma * chroma / (chromaWeight * chromaWeight)
      + hue / (hueWeight * hueWeight)).squareRoot()
  }
}
