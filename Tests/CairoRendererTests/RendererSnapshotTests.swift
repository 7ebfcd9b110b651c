import DisplayList
import FanlightTesting
import Foundation
import Testing

@Suite("Cairo renderer · golden pictures")
struct RendererSnapshotTests {
  private let white = Color(white: 1)
  private let tint = Color(red: 0, green: 122.0 / 255, blue: 1)

  private func list(
    width: CGFloat, height: CGFloat, _ commands: [DrawingCommand]
  ) -> DisplayList {
    let canvas = CGRect(x: 0, y: 0, width: width, height: height)
    return DisplayList(
      size: canvas.size, scale: 3, commands: [.fill(Path(canvas), .color(white))] + commands)
  }

  @Test("rectangles, strokes, gradients and groups")
  func rectanglesStrokesGradientsAndGroups() {
    let square = CGRect(x: 10, y: 10, width: 40, height: 40)
    expectSnapshot(
      of: list(
        width: 160, height: 60,
        [
          .fill(Path(square), .color(tint)),
          .stroke(Path(square.insetBy(dx: -4, dy: -4)), Color(white: 0), width: 1),
          .fill(
            Path(square.offsetBy(dx: 50, dy: 0)),
            .linearGradient(
              from: CGPoint(x: 60, y: 10), to: CGPoint(x: 100, y: 50),
              stops: [
                GradientStop(location: 0, color: Color(red: 1, green: 0.2, blue: 0)),
                GradientStop(location: 1, color: tint),
              ])),
          .group(
            Group(
              transform: Transform.rotation(.pi / 4).concatenating(.translation(x: 130, y: 30)),
              opacity: 0.5,
              commands: [
                .fill(
                  Path(CGRect(x: -20, y: -20, width: 40, height: 40)),
                  .color(Color(white: 0))),
                .fill(.ellipse(in: CGRect(x: -15, y: -15, width: 30, height: 30)), .color(tint)),
              ])),
        ]), named: "shapes")
  }

  @Test("circular and continuous corners, and capsules")
  func circularAndContinuousCornersAndCapsules() {
    func place(_ index: CGFloat) -> CGRect {
      CGRect(x: 10 + index * 70, y: 10, width: 60, height: 44)
    }
    expectSnapshot(
      of: list(
        width: 290, height: 64,
        [
          .fill(.roundedRect(place(0), radius: 14), .color(tint)),
          .fill(.continuousRoundedRect(place(1), radius: 14), .color(tint)),
          .fill(.continuousRoundedRect(place(2), radius: 20), .color(tint)),
          .fill(.capsule(in: place(3)), .color(tint)),
        ]), named: "corners")
  }

  @Test("text in the system font's weights and sizes")
  func textInTheSystemFontsWeightsAndSizes() {
    let lines: [(String, CGFloat, CGFloat)] = [
      ("Large Title", 34, 0.4), ("Headline, semibold", 17, 0.3),
      ("Body: the quick brown fox, 9:41", 17, 0), ("Äpfel & Öl, naïve façade", 13, 0.23),
      ("Caption 12 pt → done…", 12, 0),
    ]
    var y: CGFloat = 4
    let commands = lines.map { text, size, weight in
      defer { y += size * 1.25 }
      return DrawingCommand.group(
        Group(
          transform: .translation(x: 8, y: y),
          commands: [TestFonts.line(text, size: size, weight: weight)]))
    }
    expectSnapshot(of: list(width: 270, height: 130, commands), named: "text")
  }

  @Test("a translucent bar over colors and text")
  func aTranslucentBarOverColorsAndText() {
    let stripes = (0..<12).map { index in
      DrawingCommand.fill(
        Path(CGRect(x: CGFloat(index) * 20, y: 0, width: 10, height: 80)),
        .color(index.isMultiple(of: 2) ? tint : Color(red: 1, green: 0.23, blue: 0.19)))
    }
    expectSnapshot(
      of: list(
        width: 240, height: 100,
        stripes + [
          .group(
            Group(
              transform: .translation(x: 20, y: 50),
              commands: [TestFonts.line("Under the bar", size: 28, weight: 0.4)])),
          .backdrop(
            Backdrop(
              path: Path(CGRect(x: 0, y: 0, width: 240, height: 64)), blurRadius: 20,
              saturation: 1.8, tint: Color(white: 0.97, alpha: 0.7))),
          .backdrop(
            Backdrop(
              path: .capsule(in: CGRect(x: 150, y: 68, width: 80, height: 28)), blurRadius: 4,
              saturation: 1.8, tint: Color(white: 1, alpha: 0.3))),
        ]), named: "backdrop")
  }
}
