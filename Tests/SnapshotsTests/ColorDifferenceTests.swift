import Testing

@testable import Snapshots

@Suite("Snapshots · differences of colors (testing.md 8)")
struct ColorDifferenceTests {
  /// Two colors with their differences: CIE94, HyAB in OKLab, and the YIQ distance by which pixelmatch
  /// went up to 7.2.0, as its root from 0 to 1.
  ///
  /// - Source: the formulas of CIE 116-1995, of Ottosson and of Kotsarenko and Ramos, evaluated in
  ///   Python beside this code.
  static let table: [(UInt32, UInt32, cie94: Double, oklab: Double, yiq: Double)] = [
    (0x00_0000, 0xFF_FFFF, 100, 1, 0.9659),
    (0xFF_0000, 0x00_FF00, 73.430, 0.7383, 0.8307),
    (0x0A_84FF, 0x00_91FF, 5.182, 0.0509, 0.0390),
    (0xFF_FFFF, 0xFE_FEFE, 0.345, 0.0035, 0.0038),
    (0x00_0000, 0x14_1414, 6.319, 0.0914, 0.0758),
    (0x00_00FF, 0x00_00EB, 3.112, 0.0494, 0.0253),
    (0xFF_CC00, 0xFF_D60A, 3.334, 0.0371, 0.0321),
    (0x80_8080, 0x76_7676, 3.948, 0.0392, 0.0379),
    (0xFF_FFFF, 0xFF_FFCC, 25.768, 0.0800, 0.0646),
  ]

  @Test("CIE94 and OKLab agree with their formulas")
  func differencesAgreeWithTheirFormulas() {
    for row in Self.table {
      var pairs = PixelPairs()
      let (one, other) = (0xFF00_0000 | row.0, 0xFF00_0000 | row.1)
      #expect(abs(pairs.deltaE(one, other) - row.cie94) < 0.01, "\(row)")
      pairs = PixelPairs()
      #expect(abs(pairs.distance(one, other) - row.oklab) < 0.0005, "\(row)")
    }
  }

  @Test("OKLab sees a change of blue that YIQ halves, and both agree on grays")
  func oklabAndYIQ() {
    for row in Self.table {
      #expect(abs(Self.yiq(RGB(0xFF00_0000 | row.0), RGB(0xFF00_0000 | row.1)) - row.yiq) < 0.0005)
    }
    let (blue, gray) = (Self.table[5], Self.table[7])
    #expect(blue.oklab > 1.9 * blue.yiq)
    #expect(abs(gray.oklab - gray.yiq) < 0.002)
  }

  /// - Source: Y. Kotsarenko, F. Ramos, "Measuring perceived color difference using YIQ NTSC
  ///   transmission color space in mobile applications" (2010).
  private static func yiq(_ one: RGB, _ other: RGB) -> Double {
    let (red, green, blue) = (
      one.red - other.red, one.green - other.green, one.blue - other.blue
    )
    let y = red * 0.298_895_31 + green * 0.586_622_47 + blue * 0.114_482_23
    let i = red * 0.595_977_99 - green * 0.274_176_10 - blue * 0.321_801_89
    let q = red * 0.211_470_17 - green * 0.522_617_11 + blue * 0.311_146_94
    return ((0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q) / 35215).squareRoot()
  }

  @Test("CIE94 of two CIELAB colors is the published one")
  func publishedDifference() {
    // https://pub.dev/packages/delta_e
    let (one, other) = (
      LabColor(lightness: 36, a: 60, b: 41), LabColor(lightness: 100, a: 40, b: 90)
    )
    #expect(abs(one.deltaE(other) - 67.979_177_747_530_19) < 1e-9)
  }

  @Test("sRGB's red and blue have the published CIELAB coordinates")
  func publishedCoordinates() {
    // http://www.brucelindbloom.com, D65, sRGB: (53.24, 80.09, 67.20) and (32.30, 79.19, -107.86).
    let red = LabColor(RGB(0xFFFF_0000))
    let blue = LabColor(RGB(0xFF00_00FF))
    #expect(abs(red.lightness - 53.24) < 0.01 && abs(red.a - 80.09) < 0.01)
    #expect(abs(red.b - 67.20) < 0.01 && abs(blue.lightness - 32.30) < 0.01)
    #expect(abs(blue.a - 79.19) < 0.01 && abs(blue.b + 107.86) < 0.01)
  }

  @Test("a transparent pixel differs from white and from black")
  func transparencyDiffers() {
    var pairs = PixelPairs()
    #expect(pairs.deltaE(0, 0xFFFF_FFFF) == pairs.deltaE(0xFF00_0000, 0xFFFF_FFFF))
    #expect(pairs.deltaE(0, 0xFF00_0000) > 99)
  }
}
