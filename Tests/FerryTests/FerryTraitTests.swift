import DeviceCatalog
import Ferry
import Simulator
import Testing
import UIKit

@Suite("Ferry · settings of the user")
@MainActor
struct FerryTraitTests {
  private static let screens = [FerryRun.Screen.crossings, .booking, .guide]

  private func launch(
    _ name: String, _ system: String, prepare: (Simulator) -> Void = { _ in }
  ) throws -> FerryRun {
    let device = try DeviceCatalog.builtIn.device(named: name)
    return FerryRun(device, try device.systemRelease(for: system), prepare: prepare)
  }

  /// The frames of the views of a screen in their order, each with the width of its superview.
  private func frames(_ view: UIView) -> [(name: String, frame: CGRect, outer: CGFloat)] {
    guard !(view is UIControl), !(view is UIImageView), !(view is UIProgressView) else { return [] }
    return view.subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }.flatMap {
      [("\(type(of: $0))", $0.alignmentRect(forFrame: $0.frame), view.bounds.width)] + frames($0)
    }
  }

  @Test(
    "from right to left every frame is the mirror of the one from left to right",
    arguments: [("iPhone X", "11"), ("iPhone 15", "18"), ("iPad (9th gen)", "18")])
  func rightToLeftMirrorsEveryFrame(name: String, system: String) throws {
    let plain = try launch(name, system)
    let original = Self.screens.map { frames(plain.show($0).view) }
    plain.end()
    let turned = try launch(name, system) { $0.layoutDirection = .rightToLeft }
    defer { turned.end() }

    for (screen, original) in zip(Self.screens, original) {
      let mirrored = frames(turned.show(screen).view)
      #expect(mirrored.count == original.count && original.count > 15)
      for (one, other) in zip(original, mirrored) {
        // Each edge is rounded to a pixel on its own (S8.14).
        let isMirror =
          abs(other.frame.minX - (one.outer - one.frame.maxX)) < 0.7
          && abs(other.frame.minY - one.frame.minY) < 0.7
          && abs(other.frame.width - one.frame.width) < 0.7
        #expect(isMirror, "\(screen) \(one) \(other)")
      }
    }
    #expect(turned.reports == [])
  }

  @Test("dark mode changes no frame", arguments: [("iPhone 15", "18"), ("iPhone 16", "26")])
  func darkModeMovesNothing(name: String, system: String) throws {
    let run = try launch(name, system)
    defer { run.end() }
    for screen in Self.screens {
      let controller = run.show(screen)
      let light = ViewFrames(around: controller)
      run.simulator.userInterfaceStyle = .dark
      #expect(ViewFrames(around: controller) == light)
      run.simulator.userInterfaceStyle = .light
    }
  }

  @Test(
    "the form's button is 12 points above the keyboard, and moves down with it",
    arguments: [("iPhone SE (3rd gen)", "18"), ("iPhone X", "15"), ("iPhone 16", "26")])
  func formButtonStaysAboveTheKeyboard(name: String, system: String) throws {
    let run = try launch(name, system)
    defer { run.end() }
    run.show(.booking)
    let button = run.tabs.booking.reserveButton
    func bottom() -> CGFloat { button.convert(button.bounds, to: nil).maxY }
    let low = bottom()
    run.tabs.booking.nameField.becomeFirstResponder()
    run.simulator.settle()
    let keyboard = try #require(run.simulator.keyboardFrame)

    #expect(abs(bottom() - (keyboard.minY - 12)) < 0.5)
    run.simulator.hideKeyboard()
    run.simulator.settle()
    #expect(bottom() == low)
  }

  @Test(
    "S5.14, S5.15 the column is as wide as text is read easily",
    arguments: [
      ("iPad Pro 12.9-inch (6th gen)", "17", CGFloat(672)), ("iPad (9th gen)", "15", 672),
      ("iPad Pro 13-inch (M4)", "26", 920), ("iPhone 15", "18", 361), ("iPhone X", "11", 343),
    ])
  func readableColumnWidth(name: String, system: String, width: CGFloat) throws {
    let run = try launch(name, system)
    defer { run.end() }
    let view = try #require(run.show(.guide).view)
    let page = try #require(view.subviews.first { $0 is UIScrollView })
    let column = try #require(page.subviews.first?.subviews.first { $0 is UIStackView })

    #expect(column.frame.width == width)
    #expect(abs(column.frame.midX - page.bounds.width / 2) < 0.5)
  }
}
