import DisplayList
import Foundation
import Testing

@Suite("Commands that keep apart from what lies below")
struct AdaptiveTests {
  private let area: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10)

  private func fill(_ color: Color) -> DrawingCommand { .fill(Path(area), .color(color)) }

  @Test("greys are exchanged light for dark, with their opacity; hues stay")
  func exchange() {
    let blue = Color(red: 0, green: 0.48, blue: 1)
    let choice = Adaptive(
      area: area,
      commands: [
        fill(Color(white: 0.25, alpha: 0.5)),
        .group(Group(commands: [.stroke(Path(area), Color(white: 0), width: 1), fill(blue)])),
      ])

    #expect(
      choice.onDark == [
        fill(Color(white: 0.75, alpha: 0.5)),
        .group(Group(commands: [.stroke(Path(area), Color(white: 1), width: 1), fill(blue)])),
      ])
  }

  @Test("text in a hue that is too dark for dark ground is lightened there, and other hues stay")
  func readableText() throws {
    func run(_ color: Color) -> DrawingCommand {
      .glyphs(
        GlyphRun(fontPath: "/f", size: 17, color: color, glyphs: [], positions: [], text: ""))
    }
    let blue = Color(red: 0, green: 0.48, blue: 1)
    let yellow = Color(red: 1, green: 0.8, blue: 0)
    let choice = Adaptive(area: area, commands: [run(blue), run(yellow), fill(blue)])
    #expect(choice.onLight == [run(blue), run(yellow), fill(blue)])
    guard case .glyphs(let shown) = choice.onDark[0] else { throw CancellationError() }
    #expect(abs(shown.color.lightness - 0.5) < 0.001)
    #expect(shown.color.blue > shown.color.green && shown.color.green > shown.color.red)
    #expect(choice.onDark.dropFirst() == [run(yellow), fill(blue)])
  }

  @Test("what is made for dark ground is exchanged on light ground")
  func madeForDark() {
    let ink = fill(Color(white: 1))
    let choice = Adaptive(area: area, commands: [ink], isMadeForDark: true)

    #expect(choice.onDark == [ink])
    #expect(choice.onLight == [fill(Color(white: 0))])
  }
}
