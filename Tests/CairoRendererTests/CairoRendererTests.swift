import CairoRenderer
import DisplayList
import Foundation
import Testing

@Suite("Cairo renderer · what each command draws")
struct CairoRendererTests {
  private let renderer = CairoRenderer()
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func draw(
    _ commands: [DrawingCommand], width: CGFloat = 4, height: CGFloat = 4, scale: CGFloat = 1
  ) throws -> Bitmap {
    try renderer.render(
      DisplayList(size: CGSize(width: width, height: height), scale: scale, commands: commands))
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }

  @Test("the canvas is transparent and has size times scale pixels")
  func canvasIsTransparent() throws {
    let bitmap = try draw([], width: 375, height: 2, scale: 3)

    #expect((bitmap.width, bitmap.height) == (1125, 6))
    #expect(bitmap.pixels.allSatisfy { $0 == 0 })
  }

  @Test("a fill covers exactly its points' pixels")
  func fillsCoverTheirPixels() throws {
    let bitmap = try draw([.fill(rect(0.5, 0, 0.5, 1), .color(red))], width: 2, height: 1, scale: 2)

    #expect(bitmap.pixels == [0, 0xFFFF_0000, 0, 0, 0, 0xFFFF_0000, 0, 0])
  }

  @Test("a translucent fill is premultiplied and lies over what is there")
  func translucentFillsBlend() throws {
    let half = Color(white: 1, alpha: 0.5)
    let over = try draw([.fill(rect(0, 0, 1, 1), .color(half))], width: 1, height: 1)
    let onBlue = try draw(
      [.fill(rect(0, 0, 1, 1), .color(blue)), .fill(rect(0, 0, 1, 1), .color(half))], width: 1,
      height: 1)

    #expect(over.pixels == [0x8080_8080])
    #expect(onBlue.pixels == [0xFF80_80FF])
  }

  @Test("a color that covers all gives the same pixels first as upon another")
  func coveringColorsHideTheFirst() throws {
    let colors = (0...20).map { step in
      let part = CGFloat(step) / 20
      return Color(red: part, green: 1 - part / 3, blue: part * part)
    }
    for color in colors {
      let first = try draw([.fill(rect(-1, 0, 6, 4), .color(color))])
      let upon = try draw(
        [.fill(rect(0, 0, 1, 1), .color(red)), .fill(rect(-1, 0, 6, 4), .color(color))])

      #expect(first.pixels == upon.pixels)
    }
  }

  @Test("a first color that leaves a part of the canvas out, or lets it through, leaves it so")
  func partialFirstColorsLeaveTheCanvas() throws {
    let short = try draw([.fill(rect(0, 0, 2, 1.5), .color(red))], width: 2, height: 2)
    let round = try draw(
      [.fill(.roundedRect(CGRect(x: 0, y: 0, width: 20, height: 20), radius: 10), .color(red))],
      width: 20, height: 20)
    let clear = try draw(
      [.fill(rect(0, 0, 2, 1), .color(Color(white: 1, alpha: 0.5)))], width: 2, height: 1)

    #expect(short.pixels == [0xFFFF_0000, 0xFFFF_0000, 0x8080_0000, 0x8080_0000])
    #expect(round.pixels[0] == 0)
    #expect(clear.pixels == [0x8080_8080, 0x8080_8080])
  }

  @Test("a stroke is centered on its line")
  func strokesAreCentered() throws {
    let line = Path.line(from: CGPoint(x: 0, y: 1), to: CGPoint(x: 1, y: 1))
    let bitmap = try draw([.stroke(line, red, width: 2)], width: 1, height: 3)

    #expect(bitmap.pixels == [0xFFFF_0000, 0xFFFF_0000, 0])
  }

  @Test("a gradient goes from its first to its last color")
  func gradientsGoFromFirstToLastColor() throws {
    let paint = Paint.linearGradient(
      from: .zero, to: CGPoint(x: 0, y: 256),
      stops: [
        GradientStop(location: 0, color: Color(white: 0)),
        GradientStop(location: 1, color: Color(white: 1)),
      ])
    let bitmap = try draw([.fill(rect(0, 0, 1, 256), paint)], width: 1, height: 256)
    let grays = bitmap.pixels.map { $0 & 0xFF }

    #expect(grays == grays.sorted())
    #expect(grays[0] <= 1 && grays[255] >= 254)
    #expect((126...129).contains(grays[128]))
  }

  @Test("a group moves, clips and fades all that is in it as one")
  func groupsMoveClipAndFade() throws {
    let group = Group(
      transform: .translation(x: 1, y: 0), clip: rect(0, 0, 1, 1), opacity: 0.5,
      commands: [
        .fill(rect(0, 0, 5, 5), .color(red)), .fill(rect(0, 0, 5, 5), .color(blue)),
      ])
    let bitmap = try draw(
      [.group(group), .fill(rect(0, 1, 1, 1), .color(red))], width: 2, height: 2)

    // The red below the blue is not visible through it; the clip ends with the group.
    #expect(bitmap.pixels == [0, 0x8000_0080, 0xFFFF_0000, 0])
  }

  @Test("a group without opacity or with a flat transform shows nothing")
  func invisibleGroups() throws {
    let content: [DrawingCommand] = [.fill(rect(0, 0, 4, 4), .color(red))]
    let bitmap = try draw([
      .group(Group(opacity: 0, commands: content)),
      .group(Group(transform: .scaling(x: 0, y: 1), commands: content)),
      .group(Group(transform: .scaling(x: .nan, y: 1), commands: content)),
      .group(Group(transform: .translation(x: .infinity, y: 1), commands: content)),
    ])

    #expect(bitmap.pixels.allSatisfy { $0 == 0 })
  }

  @Test("a bitmap at the device's scale is copied pixel for pixel")
  func bitmapsAreCopiedPixelForPixel() throws {
    let pixels = (0..<12).map { UInt32(0xFF00_0000) | UInt32($0) * 0x11_0713 }
    let image = Bitmap(width: 4, height: 3, pixels: pixels, name: "pixels")
    let whole = CGRect(x: 0, y: 0, width: 4, height: 3)
    let bitmap = try draw(
      [.image(image, source: whole, in: CGRect(x: 0, y: 0, width: 4.0 / 3, height: 1))],
      width: 4.0 / 3, height: 1, scale: 3)

    #expect(bitmap == image)
  }

  @Test("only the named part of a bitmap is drawn")
  func onlyTheNamedPartIsDrawn() throws {
    let image = Bitmap(
      width: 2, height: 2, pixels: [0xFF00_0001, 0xFF00_0002, 0xFF00_0003, 0xFF00_0004],
      name: "pixels")
    let part = CGRect(x: 1, y: 0, width: 1, height: 2)
    let bitmap = try draw(
      [.image(image, source: part, in: CGRect(x: 1, y: 1, width: 1, height: 2))], width: 3,
      height: 3)
    let scaled = try draw(
      [.image(image, source: part, in: CGRect(x: 0, y: 0, width: 3, height: 3))], width: 3,
      height: 3)

    #expect(bitmap.pixels == [0, 0, 0, 0, 0xFF00_0002, 0, 0, 0xFF00_0004, 0])
    // An enlarged part is sampled from that part alone, without its neighbors.
    #expect(scaled.pixels.allSatisfy { (0xFF00_0002...0xFF00_0004).contains($0) })
  }

  @Test("a part beyond the bitmap draws only what there is")
  func partsBeyondTheBitmap() throws {
    let image = Bitmap(width: 1, height: 1, pixels: [0xFF12_3456], name: "pixel")
    let bitmap = try draw(
      [
        .image(
          image, source: CGRect(x: -1, y: -1, width: 3, height: 3),
          in: CGRect(x: 0, y: 0, width: 3, height: 3)),
        .image(image, source: CGRect(x: 5, y: 5, width: 1, height: 1), in: .zero),
        .image(image, source: .infinite, in: CGRect(x: 0, y: 0, width: 3, height: 3)),
        .image(image, source: .null, in: CGRect(x: 0, y: 0, width: 3, height: 3)),
      ], width: 3, height: 3)

    #expect(bitmap.pixels == [0, 0, 0, 0, 0xFF12_3456, 0, 0, 0, 0])
  }

  @Test("infinite and NaN coordinates are not errors")
  func infiniteAndNaNCoordinates() throws {
    let bitmap = try draw([
      .group(
        Group(
          clip: Path(CGRect.infinite),
          commands: [
            .fill(rect(-1e30, -1e30, 2e30, 2e30), .color(red)),
            .fill(rect(.nan, 0, 1, 1), .color(blue)),
            .stroke(rect(0, 0, .infinity, 1), blue, width: 0),
            .fill(Path(), .color(blue)), .fill(Path([.close, .line(.zero)]), .color(blue)),
            .backdrop(
              Backdrop(
                path: rect(.nan, 0, 1, 1), blurRadius: .nan, saturation: .nan, tint: red)),
          ]))
    ])

    #expect(bitmap.pixels.allSatisfy { $0 == 0xFFFF_0000 })
  }

  @Test(
    "a canvas without pixels or with too many is an error",
    arguments: [(0, 10), (10, 0), (-1, 5), (40_000, 1), (.nan, 1), (.infinity, 1)]
      as [(CGFloat, CGFloat)])
  func badSizes(width: CGFloat, height: CGFloat) {
    let error = #expect(throws: RenderingError.self) {
      try draw([], width: width, height: height)
    }

    #expect(error?.code == .size)
  }

  @Test("a missing font is an error that names it")
  func missingFont() {
    let run = GlyphRun(
      fontPath: "/nowhere/no.otf", size: 10, color: red, glyphs: [1], positions: [.zero], text: "a")
    let error = #expect(throws: RenderingError.self) { try draw([.glyphs(run)]) }

    #expect(error?.code == .font)
    #expect(error?.message.contains("/nowhere/no.otf") == true)
  }

  @Test("a glyph number that the font does not have is the glyph for missing characters")
  func missingGlyph() throws {
    func run(_ glyph: UInt32) -> DrawingCommand {
      .glyphs(
        GlyphRun(
          fontPath: TestFonts.regular, size: 16, color: red, glyphs: [glyph],
          positions: [CGPoint(x: 2, y: 16)], text: "?"))
    }

    let missing = try draw([run(UInt32.max)], width: 20, height: 20)
    #expect(try draw([run(0)], width: 20, height: 20) == missing)
    #expect(missing.pixels.contains { $0 != 0 })
  }

  @Test("glyphs are placed on whole pixels, so text is drawn the same everywhere")
  func glyphsAreOnWholePixels() throws {
    func draw(x: CGFloat) throws -> Bitmap {
      let run = GlyphRun(
        fontPath: TestFonts.regular, size: 16, color: red, glyphs: [36],
        positions: [CGPoint(x: x, y: 16.2)], text: "?")
      return try self.draw([.glyphs(run)], width: 20, height: 20)
    }

    #expect(try draw(x: 2.3) == draw(x: 2))
    #expect(try draw(x: 2.6) == draw(x: 3))
    #expect(try draw(x: 2) != draw(x: 3))
  }

  @Test("many threads draw with one renderer to the same result")
  func manyThreadsDrawWithOneRenderer() async throws {
    let list = DisplayList(
      size: CGSize(width: 60, height: 30), scale: 2, commands: [TestFonts.line("Thread", size: 17)])
    let expected = try renderer.render(list)
    try await withThrowingTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<16 {
        group.addTask { [renderer] in try renderer.render(list) }
      }
      for try await bitmap in group { #expect(bitmap == expected) }
    }
  }
}
