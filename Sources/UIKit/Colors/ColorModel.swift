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
}
