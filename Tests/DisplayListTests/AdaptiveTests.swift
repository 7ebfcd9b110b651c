import DisplayList
import Foundation
import Testing

@Suite("Commands that adapt to the lightness below")
struct AdaptiveTests {
  private let area: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10)

  private func fill(_ color: Color) -> DrawingCommand { .fill(Path(area), .color(color)) }

  @Test("grays are exchanged light for dark, with their opacity; hues stay")
  func graysAreExchangedLightForDark() {
    let green = Color(red: 0.2, green: 0.78, blue: 0.35)
    let choice = Adaptive(
      area: area,
      commands: [
        fill(Color(white: 0.25, alpha: 0.5)),
        .group(Group(commands: [.stroke(Path(area), Color(white: 0), width: 1), fill(green)])),
      ])

    #expect(
      choice.onDark == [
        fill(Color(white: 0.75, alpha: 0.5)),
        .group(Group(commands: [.stroke(Path(area), Color(white: 1), width: 1), fill(green)])),
      ])
  }

  @Test("a blue that is too dark for dark background is lightened there, and other hues stay")
  func readableBlue() throws {
    func run(_ color: Color) -> DrawingCommand {
      .glyphs(
        GlyphRun(fontPath: "/f", size: 17, color: color, glyphs: [], positions: [], text: ""))
    }
    let blue = Color(red: 0, green: 0.48, blue: 1)
    let red = Color(red: 1, green: 0.23, blue: 0.19)
    let choice = Adaptive(area: area, commands: [run(blue), fill(blue), run(red), fill(red)])
    #expect(choice.onLight == [run(blue), fill(blue), run(red), fill(red)])
    guard case .glyphs(let text) = choice.onDark[0],
      case .fill(_, .color(let symbol)) = choice.onDark[1]
    else { throw CancellationError() }
    #expect(text.color == symbol)
    #expect(abs(symbol.lightness - 0.5) < 0.001)
    #expect(symbol.blue > symbol.green && symbol.green > symbol.red)
    #expect(choice.onDark.dropFirst(2) == [run(red), fill(red)])
  }

  @Test("commands made for a dark background are adapted for a light one")
  func madeForDark() {
    let ink = fill(Color(white: 1))
    let choice = Adaptive(area: area, commands: [ink], isMadeForDark: true)

    #expect(choice.onDark == [ink])
    #expect(choice.onLight == [fill(Color(white: 0))])
  }
}
