import CairoRenderer
import DisplayList
import Foundation
import Testing

@Suite("Pixels · blend modes, masks, shadows, lines")
struct BlendTests {
  private let renderer = CairoRenderer()
  private let canvas = CGRect(x: 0, y: 0, width: 20, height: 20)
  private let red = Color(red: 1, green: 0, blue: 0)

  private func pixels(_ commands: [DrawingCommand]) throws -> (Int, Int) -> UInt32 {
    let bitmap = try renderer.render(
      DisplayList(size: canvas.size, scale: 1, commands: commands))
    return { bitmap.pixels[$1 * bitmap.width + $0] }
  }

  private func square(_ x: CGFloat, _ width: CGFloat, _ color: Color) -> DrawingCommand {
    .fill(Path(CGRect(x: x, y: 0, width: width, height: 20)), .color(color))
  }

  @Test("S16.3 blend modes change nothing outside of the drawing")
  func blendModesStayInsideTheDrawing() throws {
    let below = square(0, 20, red)
    for mode in [BlendMode.sourceIn, .destinationIn, .sourceOut, .destinationAtop, .copy, .clear] {
      let above = square(0, 10, Color(red: 0, green: 0, blue: 1))
      let pixel = try pixels([below, .group(Group(blend: mode, commands: [above]))])
      #expect(pixel(15, 10) == 0xFFFF_0000, "\(mode)")
    }
  }

  @Test(
    "S16.3 modes combine two colors",
    arguments: [
      (BlendMode.multiply, 0xFF00_0000), (.screen, 0xFFFF_00FF), (.clear, 0),
      (.copy, 0xFF00_00FF), (.destinationOver, 0xFFFF_0000), (.plusLighter, 0xFFFF_00FF),
      (.sourceOut, 0), (.difference, 0xFFFF_00FF), (.xor, 0),
    ] as [(BlendMode, UInt32)])
  func modesCombineTwoColors(mode: BlendMode, expected: UInt32) throws {
    let above = square(0, 20, Color(red: 0, green: 0, blue: 1))
    let pixel = try pixels([
      square(0, 20, red), .group(Group(blend: mode, commands: [above])),
    ])
    #expect(pixel(10, 10) == expected)
  }

  @Test("S14.29 a mask multiplies by its opacity, and hides what is outside of it")
  func masksMultiplyByTheirOpacity() throws {
    let mask = [square(0, 5, Color(white: 0)), square(5, 5, Color(white: 1, alpha: 0.5))]
    let pixel = try pixels([
      square(0, 20, Color(white: 1)), .group(Group(mask: mask, commands: [square(0, 20, red)])),
    ])
    #expect(pixel(2, 10) == 0xFFFF_0000)
    #expect([0xFFFF_7F7F, 0xFFFF_8080].contains(pixel(7, 10)))
    #expect(pixel(15, 10) == 0xFFFF_FFFF)
  }

  @Test("S14.28 a sharp shadow has the shape of the drawing, is offset and lies below it")
  func sharpShadows() throws {
    let shadow = Shadow(
      color: Color(white: 0), offset: CGSize(width: 4, height: 0), blurRadius: 0)
    let pixel = try pixels([.group(Group(shadow: shadow, commands: [square(2, 6, red)]))])
    #expect(pixel(5, 10) == 0xFFFF_0000 && pixel(10, 10) == 0xFF00_0000)
    #expect(pixel(13, 10) == 0 && pixel(1, 10) == 0)
  }

  @Test("S14.28 a blurred shadow fades by the Gaussian: half at the edge, a sixth at a deviation")
  func blurredShadows() throws {
    let shadow = Shadow(color: Color(white: 0), offset: .zero, blurRadius: 4)
    let drawing = DrawingCommand.fill(
      Path(CGRect(x: -100, y: -100, width: 110, height: 300)), .color(red))
    let pixel = try pixels([.group(Group(shadow: shadow, commands: [drawing]))])
    let opacity = { (x: Int) in Double(pixel(x, 10) >> 24) / 255 }
    // Half a pixel and one deviation beyond the edge: 1 − Φ(0.125) and 1 − Φ(1.125).
    #expect(abs(opacity(10) - 0.450) < 0.03)
    #expect(abs(opacity(14) - 0.130) < 0.03)
  }

  @Test("S14.28 a shadow's path casts it instead of the drawing")
  func shadowPaths() throws {
    let shadow = Shadow(
      color: Color(white: 0), offset: .zero, blurRadius: 0,
      shape: Path(CGRect(x: 10, y: 0, width: 5, height: 20)))
    let pixel = try pixels([.group(Group(shadow: shadow, commands: [square(0, 5, red)]))])
    #expect(pixel(12, 10) == 0xFF00_0000 && pixel(7, 10) == 0)
  }

  @Test("S16.2 dashes leave gaps, and caps reach beyond the ends")
  func dashesAndCaps() throws {
    let line = Path([.move(CGPoint(x: 4, y: 10)), .line(CGPoint(x: 16, y: 10))])
    func stroke(_ style: StrokeStyle) throws -> (Int, Int) -> UInt32 {
      try pixels([.stroke(line, red, width: 4, style: style)])
    }
    #expect(try stroke(StrokeStyle())(2, 10) == 0)
    #expect(try stroke(StrokeStyle(cap: .square))(2, 8) == 0xFFFF_0000)
    #expect(try stroke(StrokeStyle(cap: .round))(3, 10) == 0xFFFF_0000)
    let dashed = try stroke(StrokeStyle(dashes: [4, 4]))
    #expect(dashed(5, 10) == 0xFFFF_0000 && dashed(10, 10) == 0 && dashed(14, 10) == 0xFFFF_0000)
  }

  @Test("S16.5 an even-odd fill leaves out areas that are enclosed twice")
  func evenOdd() throws {
    let path = Path(
      Path(canvas).elements + Path(CGRect(x: 5, y: 5, width: 10, height: 10)).elements)
    let pixel = try pixels([.fill(path.filled(evenOdd: true), .color(red))])
    #expect(pixel(10, 10) == 0 && pixel(2, 2) == 0xFFFF_0000)
  }

  @Test("S16.1 a radial gradient grows from circle to circle")
  func radialGradients() throws {
    let gradient = RadialGradient(
      start: CGPoint(x: 10, y: 10), startRadius: 0, end: CGPoint(x: 10, y: 10), endRadius: 10,
      stops: [
        GradientStop(location: 0, color: red),
        GradientStop(location: 1, color: Color(red: 0, green: 0, blue: 1)),
      ])
    let pixel = try pixels([.fill(Path(canvas), .radialGradient(gradient))])
    #expect(pixel(10, 10) >> 16 & 255 > 230 && pixel(0, 0) == 0xFF00_00FF)
  }
}
