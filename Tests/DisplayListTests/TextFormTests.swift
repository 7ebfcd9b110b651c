import DisplayList
import Foundation
import Testing

@Suite("DisplayList · text form")
struct TextFormTests {
  private func text(_ command: DrawingCommand) -> String { command.description }

  @Test("the first line is the canvas, every command has its own line, groups are indented")
  func firstLineIsTheCanvas() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let list = DisplayList(
      size: CGSize(width: 375, height: 812), scale: 3,
      commands: [
        .fill(square, .color(Color(white: 1))),
        .group(
          Group(
            transform: .translation(x: 4, y: 8), clip: square, opacity: 0.5,
            commands: [.group(Group(commands: [.stroke(square, Color(white: 0), width: 2)]))])),
      ])

    #expect(
      list.description == """
        canvas 375 812 scale 3
        fill rect 0 0 10 10 #FFFFFF
        group move 4 8 clip rect 0 0 10 10 opacity 0.5
          group
            stroke rect 0 0 10 10 #000000 width 2

        """)
  }

  @Test(
    "numbers have three decimals at most and no negative zero",
    arguments: [
      (1.0, "1"), (0.5, "0.5"), (1.0 / 3, "0.333"), (-0.0001, "0"), (-2.0625, "-2.063"),
      (20.040, "20.04"), (.infinity, "huge"), (-1e300, "-huge"), (.nan, "nan"),
    ] as [(CGFloat, String)])
  func numbersHaveAtMostThreeDecimals(value: CGFloat, expected: String) {
    let move = DrawingCommand.stroke(Path(), Color(white: 0), width: value)

    #expect(text(move) == "stroke path #000000 width \(expected)")
  }

  @Test("colors are eight-bit hexadecimal where that is exact, numbers where it is not")
  func colorsAreHexadecimalIfExact() {
    func fill(_ color: Color) -> String { text(.fill(Path(), .color(color))) }

    #expect(fill(Color(red: 0, green: 122.0 / 255, blue: 1)) == "fill path #007AFF")
    #expect(fill(Color(white: 0, alpha: 0.3)) == "fill path #000000/0.3")
    #expect(fill(Color(white: 0.301)) == "fill path rgb(0.301 0.301 0.301)")
    #expect(fill(Color(white: 1.5)) == "fill path rgb(1.5 1.5 1.5)")
  }

  @Test("a run names the font's file without its folder and each glyph's place")
  func runsNameTheFontsFile() {
    var run = GlyphRun(
      fontPath: "/somewhere/fonts/Inter-Bold.otf", size: 17, color: Color(white: 0),
      glyphs: [36, 7], positions: [CGPoint(x: 10, y: 20), CGPoint(x: 21.5, y: 20)], text: "A\"\n")

    #expect(
      text(.glyphs(run)) == #"text "A\"\n" Inter-Bold.otf 17 #000000 at 10 20 glyphs 36@0 7@11.5"#)

    run.positions[1].y = 18
    #expect(text(.glyphs(run)).hasSuffix("glyphs 36@0,0 7@11.5,-2"))
    run.glyphs = []
    run.positions = []
    #expect(text(.glyphs(run)).hasSuffix("17 #000000"))
  }

  @Test("a bitmap is its name and size, its part only when it is not the whole")
  func bitmapsAreNameAndSize() {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0, 0], name: "/tmp/x/page")
    let whole = CGRect(x: 0, y: 0, width: 2, height: 1)
    let place = CGRect(x: 0, y: 44, width: 1, height: 0.5)

    #expect(
      text(.image(bitmap, source: whole, in: place)) == #"image "page" 2x1 in 0 44 1 0.5"#)
    #expect(
      text(.image(bitmap, source: CGRect(x: 1, y: 0, width: 1, height: 1), in: place))
        == #"image "page" 2x1 part 1 0 1 1 in 0 44 1 0.5"#)
  }

  @Test("gradients, backdrops and matrices are written out")
  func gradientsBackdropsAndMatricesAreWrittenOut() {
    let gradient = Paint.linearGradient(
      from: .zero, to: CGPoint(x: 0, y: 10),
      stops: [
        GradientStop(location: 0, color: Color(white: 0)),
        GradientStop(location: 1, color: Color(white: 0, alpha: 0)),
      ])
    let backdrop = Backdrop(
      path: Path(), blurRadius: 20, saturation: 1.8, tint: Color(white: 1, alpha: 0.8))

    #expect(
      text(.fill(Path(), gradient))
        == "fill path gradient 0 0 to 0 10 stops 0 #000000, 1 #000000/0")
    #expect(
      text(.backdrop(backdrop)) == "backdrop path blur 20 saturation 1.8 tint #FFFFFF/0.8")
    #expect(
      text(.group(Group(transform: .scaling(x: 2, y: 3), commands: [])))
        == "group matrix 2 0 0 3 0 0")
  }

  @Test("a choice by lightness is written with both its lists")
  func choicesByLightnessHaveBothLists() {
    let ink = DrawingCommand.fill(Path(), .color(Color(white: 0)))
    let choice = Adaptive(area: CGRect(x: 1, y: 2, width: 3, height: 4), commands: [ink])

    #expect(
      text(.adaptive(choice)) == """
        by the lightness of 1 2 3 4
          fill path #000000
        or where it is dark
          fill path #FFFFFF
        """)
  }

  @Test("an outline is its steps, with control points before the end")
  func outlinesAreTheirSteps() {
    let path = Path([
      .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 3, y: 4)),
      .curve(
        CGPoint(x: 9, y: 10), control1: CGPoint(x: 5, y: 6), control2: CGPoint(x: 7, y: 8)),
      .close,
    ])

    #expect(
      text(.fill(path, .color(Color(white: 1))))
        == "fill path M 1 2 L 3 4 C 5 6 7 8 9 10 Z #FFFFFF")
  }
}
