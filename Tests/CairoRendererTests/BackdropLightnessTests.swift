import DisplayList
import Foundation
import Testing

@testable import CairoRenderer

@Suite("A choice by the lightness of what is below")
struct BackdropLightnessTests {
  private static let canvas: CGRect = CGRect(x: 0, y: 0, width: 40, height: 40)

  /// Returns the pixel at the corner of `area` after a command that adapts to the lightness below.
  private func ink(over ground: [DrawingCommand], area: CGRect = Self.canvas) throws -> UInt32 {
    let ink = DrawingCommand.fill(
      Path(CGRect(x: 0, y: 0, width: 1, height: 1)), .color(Color(white: 0)))
    let list = DisplayList(
      size: Self.canvas.size, scale: 2,
      commands: ground + [.adaptive(Adaptive(area: area, commands: [ink]))])
    return try CairoRenderer().render(list).pixels[0]
  }

  private func ground(_ color: Color, in rect: CGRect = Self.canvas) -> DrawingCommand {
    .fill(Path(rect), .color(color))
  }

  @Test("an adaptive command draws black on a light background or none, white on a dark one")
  func adaptiveCommandsFollowTheBackground() throws {
    #expect(try ink(over: [ground(Color(white: 0.9))]) == 0xFF00_0000)
    #expect(try ink(over: []) == 0xFF00_0000)
    #expect(try ink(over: [ground(Color(white: 0.1))]) == 0xFFFF_FFFF)
  }

  @Test("a hue counts as light as it looks: yellow is light, blue is dark")
  func huesCountAsLightAsTheyLook() throws {
    #expect(try ink(over: [ground(Color(red: 1, green: 1, blue: 0))]) == 0xFF00_0000)
    #expect(try ink(over: [ground(Color(red: 0, green: 0, blue: 1))]) == 0xFFFF_FFFF)
  }

  @Test("only the area counts, in the space of the group that the choice is in")
  func onlyTheAreaCounts() throws {
    let left = CGRect(x: 0, y: 0, width: 20, height: 40)
    let right = CGRect(x: 20, y: 0, width: 20, height: 40)
    let grounds = [ground(Color(white: 1), in: left), ground(Color(white: 0), in: right)]
    #expect(try ink(over: grounds, area: left) == 0xFF00_0000)
    #expect(try ink(over: grounds, area: right) == 0xFFFF_FFFF)
    // Beyond the canvas there are no pixels to sample.
    #expect(try ink(over: grounds, area: right.offsetBy(dx: 100, dy: 0)) == 0xFF00_0000)
  }
}
