import CoreGraphics
import DisplayList
import Foundation

/// Conversions between ways to name a color.
enum ColorModel {
  /// Red, green and blue of a hue; all numbers are 0 through 1.
  static func rgb(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    func part(_ shift: CGFloat) -> CGFloat {
      let sector = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(sector, 4 - sector, 1))
    }
    return (part(5), part(3), part(1))
  }

  /// Converts a color from Display P3 to extended sRGB (S9.3).
  ///
  /// The matrix follows from the primaries of both spaces, which CSS Color 4 specifies as rational
  /// numbers; the white point and the transfer function are the same.
  static func extendedSRGB(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let (red, green, blue) = (linear(red), linear(green), linear(blue))
    return (
      encoded(1.224_940_176_280_559_8 * red - 0.224_940_176_280_559_8 * green),
      encoded(-0.042_056_954_709_688_16 * red + 1.042_056_954_709_688_1 * green),
      encoded(
        -0.019_637_554_590_334_43 * red - 0.078_636_045_550_631_89 * green
          + 1.098_273_600_140_966_3 * blue)
    )
  }

  /// Returns the linear-light value of an encoded part, by sRGB's transfer function.
  private static func linear(_ part: CGFloat) -> CGFloat {
    let size = abs(part)
    let light = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return part < 0 ? -light : light
  }

  /// Returns the encoded part of a linear-light value, by sRGB's transfer function.
  private static func encoded(_ light: CGFloat) -> CGFloat {
    let size = abs(light)
    let part = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -part : part
  }
}
