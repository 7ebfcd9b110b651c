import DisplayList
import Foundation
import Testing
import UIKit

@testable import Gallery

@Suite("The gallery's drawn insets") @MainActor
struct InsetDrawingTests {
  private func shown(
    _ device: String, system: String, _ orientation: UIInterfaceOrientation = .portrait,
    around screen: UIViewController = UIViewController(), inBars: Bool = true
  ) throws -> InsetDrawing {
    let simulator = try Stage().boot(device, system: system, orientation)
    simulator.settle(showing: inBars ? AppBars.tabs(around: screen) : screen)
    return .safeArea(of: screen.view)
  }

  @Test(
    "a safe area's drawing names the bars that contribute to it",
    arguments: [
      (
        "iPhone X", "11.4", UIInterfaceOrientation.portrait,
        "top 88 = 44 status bar + 44 navigation bar; bottom 83 = 34 home indicator + 49 tab bar"
      ),
      (
        "iPhone X", "11.4", .landscapeRight,
        "top 32 (navigation bar); left 44 (sensor housing); "
          + "bottom 53 = 21 home indicator + 32 tab bar; right 44 (opposite the sensor housing)"
      ),
      (
        "iPhone 8", "11.4", .portrait,
        "top 64 = 20 status bar + 44 navigation bar; bottom 49 (tab bar)"
      ),
      (
        "iPhone 16 Pro", "26.0", .portrait,
        "top 116 = 62 status bar + 54 navigation bar; bottom 83 = 34 home indicator + 49 tab bar"
      ),
    ])
  func safeAreasNameTheirBars(
    device: String, system: String, orientation: UIInterfaceOrientation, expected: String
  ) throws {
    #expect(try shown(device, system: system, orientation).explanation == expected)
  }

  @Test("a view controller's additional insets have a name of their own")
  func additionalInsetsHaveTheirName() throws {
    let screen = UIViewController()
    screen.additionalSafeAreaInsets.top = 10
    #expect(
      try shown("iPhone X", system: "11.4", around: screen, inBars: false).explanation
        == "top 54 = 44 status bar + 10 additional insets; bottom 34 (home indicator)")
  }

  @Test("an adjusted content inset has the safe area and contentInset as components")
  func adjustedInsetsHaveTheirComponents() throws {
    let simulator = try Stage().boot("iPhone X", system: "11.4")
    let screen = UIViewController()
    let scrollView = UIScrollView(frame: screen.view.bounds)
    scrollView.contentInsetAdjustmentBehavior = .always
    scrollView.contentInset.top = 10
    screen.view.addSubview(scrollView)
    simulator.settle(showing: screen)

    let drawing = InsetDrawing.adjustedContentInset(of: scrollView)
    #expect(
      drawing.words
        == "adjustedContentInset: top 54 = 44 safe area + 10 contentInset; bottom 34 (safe area).")
  }

  @Test("components that do not add up to their inset are omitted")
  func componentsThatDoNotSumUpAreOmitted() {
    let drawing = InsetDrawing(
      "safe area", in: .zero, insets: UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0),
      parts: [.top: [InsetPart("bar", 9)]])
    #expect(drawing.words == "Safe area: top 10.")
    #expect(
      InsetDrawing("safe area", in: .zero, insets: .zero).words == "Safe area: 0 on every side.")
  }

  @Test("insets add gutters for their labels to the picture; zero insets add nothing")
  func insetsAddGutters() {
    let device = DisplayList(size: CGSize(width: 100, height: 200), scale: 3)
    let painter = InsetPainter(
      deviceSize: device.size, screenSize: CGSize(width: 80, height: 160))
    let frame = CGRect(x: 0, y: 0, width: 80, height: 160)
    let none = painter.paint([InsetDrawing("a", in: frame, insets: .zero)], over: device)
    #expect(none == device)

    let insets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 10)
    let both = painter.paint([InsetDrawing("a", in: frame, insets: insets)], over: device)
    #expect(both.size.width == 100 + InsetPainter.gutterWidth)
    #expect(both.size.height == 200 + InsetPainter.gutterHeight)
    let words = both.description
    #expect(words.contains("\"top 20\"") && words.contains("\"right 10\""))
    #expect(!words.contains("\"left") && !words.contains("\"bottom"))
  }

  @Test("a dashed line ends at its end point, even within a dash")
  func dashedLinesEndAtTheirEndPoint() {
    let line = DashedLine(from: CGPoint(x: 0, y: 5), to: CGPoint(x: 20, y: 5))
    let rects = line.commands(in: Color(white: 0)).compactMap { command -> CGRect? in
      if case .fill(let path, .color(let color)) = command, color == Color(white: 0) {
        path.rectangle
      } else {
        nil
      }
    }
    #expect(rects.map(\.minX) == [0, 16])
    #expect(rects.map(\.maxX) == [10, 20])
    #expect(rects.allSatisfy { $0.midY == 5 })
  }
}
