import DisplayList
import Foundation
import Testing

@testable import CairoRenderer

@Suite("Cairo renderer · backdrops")
struct BackdropTests {
  private let renderer = CairoRenderer()
  private let clear = Color(white: 1, alpha: 0)

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }

  /// A canvas whose left half is black and whose right half is white, with a backdrop over it.
  private func edge(
    radius: CGFloat, width: CGFloat = 400, inGroup opacity: CGFloat? = nil
  ) throws -> [Int] {
    let scene: [DrawingCommand] = [
      .fill(rect(0, 0, width, 20), .color(Color(white: 0))),
      .fill(rect(width / 2, 0, width / 2, 20), .color(Color(white: 1))),
      .backdrop(
        Backdrop(path: rect(0, 0, width, 20), blurRadius: radius, saturation: 1, tint: clear)),
    ]
    let commands = opacity.map { [.group(Group(opacity: $0, commands: scene))] } ?? scene
    let bitmap = try renderer.render(
      DisplayList(size: CGSize(width: width, height: 20), scale: 1, commands: commands))
    return bitmap.pixels[10 * bitmap.width..<11 * bitmap.width].map { Int($0 & 0xFF) }
  }

  @Test(
    "an edge becomes the Gaussian's integral, within 2 %",
    arguments: [2, 5, 7, 8, 12, 20, 33, 60] as [CGFloat])
  func edgesBecomeGaussianIntegrals(radius: CGFloat) throws {
    let row = try edge(radius: radius)

    for (x, value) in row.enumerated() {
      let distance = (Double(x) + 0.5 - 200) / Double(radius)
      // Near the ends the edge of the shape goes on outwards, which a Gaussian at 200 px ignores.
      let expected = 255 * 0.5 * (1 + erf(distance / 2.0.squareRoot()))
      #expect(abs(Double(value) - expected) < 255 * 0.02, "at \(x)")
    }
  }

  @Test("three boxes have the variance of their Gaussian", arguments: [0, 0.4, 1, 2.5, 4, 7.9])
  func threeBoxesHaveTheVarianceOfTheirGaussian(deviation: Double) {
    let radii = GaussianBlur.boxRadii(deviation: deviation)
    let variance = radii.reduce(0) { $0 + (pow(Double(2 * $1 + 1), 2) - 1) / 12 }

    #expect(radii.count == 3)
    #expect(abs(variance - deviation * deviation) <= max(0.34, deviation))
  }

  @Test("a blur leaves a plain color as it is", arguments: [0, 1, 9, 40] as [CGFloat])
  func blurKeepsPlainColors(radius: CGFloat) throws {
    let bitmap = try renderer.render(
      DisplayList(
        size: CGSize(width: 31, height: 17), scale: 3,
        commands: [
          .fill(rect(0, 0, 31, 17), .color(Color(red: 0.2, green: 0.4, blue: 0.6))),
          .backdrop(
            Backdrop(path: rect(0, 0, 31, 17), blurRadius: radius, saturation: 1, tint: clear)),
        ]))

    #expect(Set(bitmap.pixels) == [0xFF33_6699])
  }

  @Test("nothing outside the shape changes or is let in")
  func nothingChangesOutsideTheShape() throws {
    let bitmap = try renderer.render(
      DisplayList(
        size: CGSize(width: 60, height: 60), scale: 1,
        commands: [
          .fill(rect(0, 0, 60, 60), .color(Color(white: 0))),
          .fill(rect(20, 20, 20, 20), .color(Color(white: 1))),
          .backdrop(
            Backdrop(path: rect(20, 20, 20, 20), blurRadius: 10, saturation: 1, tint: clear)),
        ]))

    for y in 0..<60 {
      for x in 0..<60 {
        let isInside = (20..<40).contains(x) && (20..<40).contains(y)
        #expect(bitmap.pixels[y * 60 + x] == (isInside ? 0xFFFF_FFFF : 0xFF00_0000))
      }
    }
  }

  @Test("saturation moves colors away from their gray and the tint lies over the copy")
  func saturationAndTint() throws {
    func pixel(saturation: CGFloat, tint: Color) throws -> UInt32? {
      try renderer.render(
        DisplayList(
          size: CGSize(width: 1, height: 1), scale: 1,
          commands: [
            .fill(rect(0, 0, 1, 1), .color(Color(red: 0.6, green: 0.4, blue: 0.4))),
            .backdrop(
              Backdrop(
                path: rect(0, 0, 1, 1), blurRadius: 0, saturation: saturation, tint: tint)),
          ])
      ).pixels.first
    }

    // Rec. 709's gray of 0.6, 0.4, 0.4 is 0.44252.
    #expect(try pixel(saturation: 0, tint: clear) == 0xFF71_7171)
    #expect(try pixel(saturation: 1, tint: clear) == 0xFF99_6666)
    #expect(try pixel(saturation: 2, tint: clear) == 0xFFC1_5B5B)
    #expect(try pixel(saturation: 1, tint: Color(white: 0)) == 0xFF00_0000)
  }

  @Test("a backdrop in a fading group blurs what the group has drawn")
  func backdropsInFadingGroups() throws {
    let plain = try edge(radius: 20)
    let faded = try edge(radius: 20, inGroup: 0.5)

    for (one, other) in zip(plain, faded) { #expect(abs(one - 2 * other) <= 2) }
  }

  @Test("a shape beyond the canvas is cut off at its edges")
  func shapesBeyondTheCanvasAreCutOff() throws {
    let bitmap = try renderer.render(
      DisplayList(
        size: CGSize(width: 10, height: 10), scale: 1,
        commands: [
          .fill(rect(0, 0, 10, 10), .color(Color(white: 1))),
          .backdrop(
            Backdrop(path: rect(-50, 5, 500, 500), blurRadius: 3, saturation: 1, tint: clear)),
          .backdrop(
            Backdrop(path: rect(50, 50, 5, 5), blurRadius: 3, saturation: 1, tint: clear)),
        ]))

    #expect(Set(bitmap.pixels) == [0xFFFF_FFFF])
  }
}
