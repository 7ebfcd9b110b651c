import Foundation
import HarfBuzzShaper
import Testing
import TextLayout

/// Source: performance paper, section 5: tables made from HarfBuzz equal it exactly.
@Suite(
  "Advance tables", .enabled(if: (try? FontLibrary()) != nil, "fonts-inter is not installed"))
struct AdvanceTableTests {
  /// A random number generator with a seed (SplitMix64), so that a failure can be repeated.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  /// Text with many characters whose glyphs depend on their neighbors, short and long.
  private func text(_ random: inout Seeded) -> String {
    let common = Array("aeiotxfilAVTQ 0379(-):>=<.,*+@ /!?'\"")
    let count = Int.random(in: 1...40, using: &random)
    let odd = Int.random(in: 0...3, using: &random)
    return String(
      (0..<count).map { _ -> Character in
        Int.random(in: 0..<8, using: &random) < odd * 2
          ? Character(UnicodeScalar(UInt8.random(in: 0x20...0x7E, using: &random)))
          : common[Int.random(in: 0..<(odd == 0 ? 13 : common.count), using: &random)]
      })
  }

  @Test(
    "widths of random ASCII text equal HarfBuzz's exactly, in all weights",
    arguments: [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62] as [CGFloat], [false, true])
  func randomText(weight: CGFloat, italic: Bool) throws {
    let shaper = HarfBuzzShaper()
    let exact = TextLayoutEngine(shaper: shaper)
    let fast = TextLayoutEngine(shaper: shaper, usesAdvanceTables: true)
    let fonts = try FontLibrary()
    var random = Seeded(state: 11)
    for size in [11, 17, 34] as [CGFloat] {
      let font = fonts.systemFont(size: size, weight: weight, italic: italic)
      for _ in 0..<400 {
        let text = text(&random)
        #expect(fast.width(of: text, font: font) == exact.width(of: text, font: font), "\(text)")
      }
    }
  }

  @Test("contexts that change a form are left to HarfBuzz")
  func contextsThatChangeAFormAreLeftToHarfBuzz() throws {
    let shaper = HarfBuzzShaper()
    let exact = TextLayoutEngine(shaper: shaper)
    let fast = TextLayoutEngine(shaper: shaper, usesAdvanceTables: true)
    let font = try FontLibrary().systemFont(size: 17)
    let texts = [
      "A-B", "3x4", "10:30", "->", "=>", "(A)", "A (b)", "x*2", "Über", "日本", "e\u{301}",
    ]
    // The texts are repeated because the tables then contain their pairs.
    for text in texts + ["A - B", "3 x 4", "AB 34 x(b)"] + texts + ["", "AB", "34"] {
      for _ in 0..<2 {
        #expect(fast.width(of: text, font: font) == exact.width(of: text, font: font), "\(text)")
      }
    }
  }

  @Test("lines break at the same places with tables and without")
  func advanceTablesKeepTheLineBreaks() throws {
    let shaper = HarfBuzzShaper()
    let exact = TextLayoutEngine(shaper: shaper)
    let fast = TextLayoutEngine(shaper: shaper, usesAdvanceTables: true)
    let font = try FontLibrary().systemFont(size: 15)
    var random = Seeded(state: 5)
    for _ in 0..<200 {
      let text = (0..<6).map { _ in self.text(&random) }.joined(separator: " ")
      for mode in [ParagraphStyle.LineBreakMode.wordWrap, .truncateTail, .truncateMiddle] {
        let style = ParagraphStyle(lineBreakMode: mode, numberOfLines: 3)
        #expect(
          fast.layOut(text, font: font, style: style, width: 180)
            == exact.layOut(text, font: font, style: style, width: 180))
      }
    }
  }
}
