import DisplayList
import Testing

@testable import Snapshots

@Suite("Snapshots · comparing pixels (testing.md 8)")
struct PixelComparisonTests {
  /// Returns a picture of opaque grays, a line a row: `.` is white, `#` black, a digit from 1 to 9 that
  /// many tenths of white.
  private func picture(_ rows: [String]) -> Bitmap {
    let pixels = rows.joined().map { character -> UInt32 in
      let gray: UInt32 =
        switch character {
        case ".": 255
        case "#": 0
        default: UInt32(character.wholeNumberValue ?? 0) * 255 / 10
        }
      return 0xFF00_0000 | gray << 16 | gray << 8 | gray
    }
    return Bitmap(width: rows[0].count, height: rows.count, pixels: pixels, name: "x")
  }

  private func row(_ pixels: UInt32...) -> Bitmap {
    Bitmap(
      width: pixels.count, height: 1, pixels: pixels.map { 0xFF00_0000 | $0 }, name: "x")
  }

  private func passes(_ tolerance: PixelTolerance, _ golden: Bitmap, _ actual: Bitmap) -> Bool {
    PixelComparison(tolerance).difference(golden: golden, actual: actual) == nil
  }

  @Test("exact: one step of one channel of one pixel differs, and its position is reported")
  func exactFindsOneStep() throws {
    let golden = picture(["....", "....", "...."])
    var pixels = golden.pixels
    pixels[6] -= 1
    pixels[11] = 0xFF00_0000
    let actual = Bitmap(width: 4, height: 3, pixels: pixels, name: "x")

    #expect(passes(.exact, golden, golden))
    let difference = try #require(PixelComparison().difference(golden: golden, actual: actual))
    #expect(difference.count == 2)
    #expect(difference.total == 12)
    #expect(difference.bounds == PixelRect(x: 2, y: 1, width: 2, height: 2))
    let strongest = try #require(difference.strongest)
    #expect(strongest.x == 3 && strongest.y == 2)
    #expect(abs(strongest.deltaE - 100) < 0.01)
    #expect(difference.picture.pixels[6] == 0xFFFF_0000)
    #expect(difference.picture.pixels[0] == 0xFFFF_FFFF)
  }

  @Test("perceptual: deltaE is the limit of a pixel, share that of the picture")
  func perceptualHasTwoLimits() {
    // 0.345, 5.182 and 100 apart.
    let golden = row(0xFF_FFFF, 0x0A_84FF, 0x00_0000, 0x00_0000)
    let actual = row(0xFE_FEFE, 0x00_91FF, 0xFF_FFFF, 0x00_0000)
    let table: [(Double, Double, Bool)] = [
      (2, 0, false), (2, 0.25, false), (2, 0.5, true), (5.1, 0.25, false), (5.3, 0.25, true),
      (99, 0, false), (100.01, 0, true), (0.3, 0.5, false), (0.3, 0.75, true),
    ]
    for (deltaE, share, expected) in table {
      #expect(
        passes(.perceptual(deltaE: deltaE, share: share), golden, actual) == expected,
        "\(deltaE) \(share)")
    }
  }

  @Test("antialiased: a smoothed edge may be smoothed otherwise, an area may not")
  func smoothedEdgesPass() {
    let golden = picture(["##5..", "##5..", "##5..", "##5..", "##5.."])
    let smoothed = picture(["##5..", "##5..", "##2..", "##8..", "##5.."])
    #expect(passes(.antialiased(), golden, smoothed))
    #expect(!passes(.perceptual(), golden, smoothed))
    // The same change without an antialiased edge.
    let area = picture(["##5..", "##5..", "##5..", "##5.5", "##5.."])
    #expect(!passes(.antialiased(), golden, area))
    // The edge itself has moved.
    let moved = picture(["###5.", "###5.", "###5.", "###5.", "###5."])
    #expect(!passes(.antialiased(), golden, moved))
  }

  @Test("antialiased: colors nearer than the threshold are the same")
  func nearColorsAreTheSame() {
    // 0.0509 apart.
    let (golden, actual) = (row(0x0A_84FF, 0x0A_84FF), row(0x00_91FF, 0x0A_84FF))
    #expect(passes(.antialiased(threshold: 0.052), golden, actual))
    #expect(!passes(.antialiased(threshold: 0.05), golden, actual))
  }

  private static let strays = [
    "#.......", "...#....", "......#.", "........", ".#......", "....#...", "........", ".......#",
  ]
  private static let icon = [
    "........", "........", "..###...", "..###...", "........", "........", "........", "........",
  ]

  @Test("antialiased: six pixels may be a number, a share, or too many in one window")
  func limitsCountPixelsAndShares() {
    let golden = picture(Array(repeating: "........", count: 8))
    let strays = picture(Self.strays)
    let icon = picture(Self.icon)
    let table: [(PixelTolerance, strays: Bool, icon: Bool)] = [
      (.antialiased(), false, false),
      (.antialiased(maxDiffPixels: 5), false, false),
      (.antialiased(maxDiffPixels: 6), true, true),
      (.antialiased(maxDiffPixelRatio: 0.09), false, false),
      (.antialiased(maxDiffPixelRatio: 0.1), true, true),
      (.antialiased(maxDiffPixels: 1, window: 3), true, false),
      (.antialiased(maxDiffPixels: 5, window: 3), true, false),
      (.antialiased(maxDiffPixels: 5, window: 100), false, false),
      (.antialiased(maxDiffPixelRatio: 0.5, window: 3), true, false),
    ]
    for (tolerance, expectedStrays, expectedIcon) in table {
      #expect(passes(tolerance, golden, strays) == expectedStrays, "\(tolerance)")
      #expect(passes(tolerance, golden, icon) == expectedIcon, "\(tolerance)")
    }
  }

  @Test("the sliding window counts what counting every window counts")
  func slidingWindow() {
    var seed: UInt64 = 7
    func next(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    for _ in 0..<200 {
      let (width, height, edge) = (next(9) + 1, next(9) + 1, next(11) + 1)
      let marks = (0..<(width * height)).map { _ in next(3) == 0 }
      var largest = 0
      for top in 0...max(0, height - min(edge, height)) {
        for left in 0...max(0, width - min(edge, width)) {
          var count = 0
          for y in top..<min(height, top + edge) {
            for x in left..<min(width, left + edge) where marks[y * width + x] { count += 1 }
          }
          largest = max(largest, count)
        }
      }
      #expect(
        SlidingWindow.largestCount(of: marks, width: width, height: height, edge: edge) == largest)
    }
  }

  @Test("pixels of an engine may differ where they smooth an edge, and others may not")
  func pixelsOfAnEngineMaySmooth() {
    // The same line, moved by half a pixel: the gray pixel antialiases its edge.
    let golden = picture(["....####", "...#####", "..######", ".#######"])
    let actual = picture(["...5####", "..5#####", ".5######", "5#######"])
    let whole = PixelRect(x: 0, y: 0, width: 8, height: 4)
    func differs(_ areas: [PixelRect], _ actual: Bitmap) -> Bool {
      PixelComparison(engineAreas: areas).difference(golden: golden, actual: actual) != nil
    }
    #expect(passes(.antialiased(), golden, actual))
    #expect(differs([], actual))
    #expect(!differs([whole], actual))
    // Outside of the engine's rectangle the picture is compared exactly.
    #expect(differs([PixelRect(x: 0, y: 0, width: 8, height: 3)], actual))
    // A spot without an antialiased edge differs, wherever it is.
    let spot = picture(["....####", "...#####", "..######", ".###..##"])
    #expect(differs([whole], spot))
    // The same pair of colors in the engine's rectangle and beside it is measured in two ways.
    let (blue, other) = (row(0x0A_84FF, 0x0A_84FF), row(0x00_91FF, 0x00_91FF))
    let left = PixelRect(x: 0, y: 0, width: 1, height: 1)
    let mixed = PixelComparison(.perceptual(deltaE: 2), engineAreas: [left])
    #expect(mixed.difference(golden: blue, actual: other)?.count == 1)
    // A tolerance for the rest of the picture does not apply to the engine's.
    let loose = PixelComparison(.perceptual(deltaE: 100), engineAreas: [whole])
    #expect(loose.difference(golden: golden, actual: spot) != nil)
  }
}
