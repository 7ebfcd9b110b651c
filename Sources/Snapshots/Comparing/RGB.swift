import Foundation

/// An opaque sRGB color, with components from 0 to 255.
struct RGB: Equatable {
  var red: Double
  var green: Double
  var blue: Double

  /// Creates the color of a premultiplied BGRA pixel over an opaque gray.
  init(_ pixel: UInt32, over gray: Double = 255) {
    let rest = gray * Double(255 - (pixel >> 24)) / 255
    red = Double(pixel >> 16 & 0xFF) + rest
    green = Double(pixel >> 8 & 0xFF) + rest
    blue = Double(pixel & 0xFF) + rest
  }

  /// The BT.601 luma, with the weights of pixelmatch and YIQ; only its order and equality matter.
  var luma: Double { red * 0.298_895_31 + green * 0.586_622_47 + blue * 0.114_482_23 }

  /// The components as linear light, from 0 to 1.
  ///
  /// - Source: IEC 61966-2-1.
  var linear: (red: Double, green: Double, blue: Double) {
    (Self.linear(red), Self.linear(green), Self.linear(blue))
  }

  /// The linear light of integer components, which all opaque pixels have.
  private static let table: [Double] = (0...255).map { expand(Double($0)) }

  private static func linear(_ value: Double) -> Double {
    let whole = Int(value)
    return Double(whole) == value && table.indices.contains(whole) ? table[whole] : expand(value)
  }

  private static func expand(_ value: Double) -> Double {
    let part = value / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}
