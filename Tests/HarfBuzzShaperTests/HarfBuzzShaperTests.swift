import CHarfBuzz
import Foundation
import HarfBuzzShaper
import Testing
import TextLayout

@Suite("HarfBuzz shaper")
struct HarfBuzzShaperTests {
  private let shaper = HarfBuzzShaper()
  private let face: FontFace

  init() throws {
    face = try FontLibrary().face(weight: 0)
  }

  private func width(_ text: String) -> Double {
    shaper.shape(text, face: face).reduce(0) { $0 + $1.advance }
  }

  @Test(
    "a single letter's advance is the font's own, in em", arguments: ["A", "a", "0", "…", "ß"])
  func letterAdvancesAreTheFonts(letter: String) throws {
    let blob = hb_blob_create_from_file(face.path)
    let file = hb_face_create(blob, 0)
    let font = hb_font_create(file)
    defer {
      hb_font_destroy(font)
      hb_face_destroy(file)
      hb_blob_destroy(blob)
    }
    var glyph: hb_codepoint_t = 0
    #expect(hb_face_get_upem(file) == 2816)
    #expect(
      hb_font_get_nominal_glyph(font, try #require(letter.unicodeScalars.first).value, &glyph) != 0)

    let shaped = shaper.shape(letter, face: face)

    #expect(shaped.map(\.glyph) == [glyph])
    #expect(shaped[0].advance == Double(hb_font_get_glyph_h_advance(font, glyph)) / 2816)
  }

  @Test("pairs are kerned")
  func pairsAreKerned() {
    #expect(width("AV") < width("A") + width("V"))
  }

  @Test("clusters are UTF-8 offsets of the characters")
  func clustersAreOffsetsInUTF8() {
    #expect(shaper.shape("aéb", face: face).map(\.cluster) == [0, 1, 3])
    #expect(Set(shaper.shape("e\u{301}", face: face).map(\.cluster)) == [0])
  }

  @Test("text from right to left comes in visual order")
  func rightToLeftTextIsInVisualOrder() {
    let clusters = shaper.shape("שלום", face: face).map(\.cluster)

    #expect(clusters == clusters.sorted(by: >))
    #expect(clusters.count == 4)
  }

  @Test(
    "characters that the font lacks become its glyph 0", arguments: ["日", "\u{10FFFF}", "\u{F8FE}"])
  func missingCharactersBecomeGlyphZero(text: String) {
    #expect(shaper.shape(text, face: face).map(\.glyph) == [0])
  }

  @Test(
    "no string traps",
    arguments: [
      "", " ", "\0", "\n", "👨‍👩‍👧‍👦", "e\u{301}\u{301}\u{301}", "\u{200F}\u{202E}abc", "\u{FFFD}",
      "مرحبا abc 123", String(repeating: "long ", count: 10_000),
    ])
  func noStringTraps(text: String) {
    let glyphs = shaper.shape(text, face: face)

    #expect(glyphs.allSatisfy { $0.cluster < max(1, text.utf8.count) })
    #expect(glyphs.isEmpty == text.isEmpty)
  }

  @Test("a file that cannot be opened gives glyph 0 for every character")
  func unopenableFilesGiveGlyphZero() {
    let glyphs = shaper.shape("abc", face: FontFace(path: "/nowhere/no.otf"))

    #expect(glyphs.map(\.glyph) == [0, 0, 0])
  }

  @Test("many threads shape with one font to the same result")
  func manyThreadsShapeWithOneFont() async {
    let expected = shaper.shape("Hello, world", face: face)
    await withTaskGroup(of: [ShapedGlyph].self) { group in
      for _ in 0..<32 {
        group.addTask { [shaper, face] in shaper.shape("Hello, world", face: face) }
      }
      for await glyphs in group { #expect(glyphs == expected) }
    }
  }

  @Test(
    "widths of the system font at 17 pt are near San Francisco's (performance 6)",
    arguments: [("A", 11.0649), ("a", 8.9897), ("This is a test string", 144.093)])
  func systemFont(text: String, sanFrancisco: Double) throws {
    let engine = TextLayoutEngine(shaper: shaper)
    let font = try FontLibrary().systemFont(size: 17)
    let width = Double(engine.width(of: text, font: font))

    // The paper's worst case after tracking is 2.8 %; single letters vary more.
    #expect(abs(width / sanFrancisco - 1) < (text.count > 1 ? 0.028 : 0.06))
  }
}
