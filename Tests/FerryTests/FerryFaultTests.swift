import FanlightTesting
import Ferry
import Testing
import UIKit

@Suite("Ferry · no layout faults on any display (testing.md 12)")
@MainActor
struct FerryFaultTests {
  /// Every layout of the displays, on the newest system and on the last one before the design of 26.
  private nonisolated static let screens = Screen.matrix(.all, systems: .eras)

  /// The representative displays with what the user may have set.
  private nonisolated static let settings: [Screen] =
    Screen.matrix(
      .representative, orientations: [.portrait, .landscapeRight],
      textSizes: [.extraSmall, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge])
    + Screen.matrix(
      .representative, orientations: [.portrait, .landscapeRight], directions: [.rightToLeft])

  /// The default rules but for ambiguity, which `LayoutRules` asks of the solver once a screen.
  private static let rules = FanlightTesting.LayoutRules.default.subtracting(.layoutAmbiguous)

  /// Shows the app and calls a closure with each of its screens in front.
  private func showEach(on screen: Screen, _ body: (Shown, String) -> Void) {
    screen.show(FerryTabBarController()) { shown in
      guard let tabs = shown.controller as? FerryTabBarController else { return }
      for (index, name) in ["crossings", "booking", "guide"].enumerated() {
        tabs.selectedIndex = index
        shown.settle()
        body(shown, name)
      }
      tabs.selectedIndex = 0
      tabs.crossings.show(ticketFor: Crossing.today[1])
      shown.settle()
      body(shown, "ticket")
    }
  }

  @Test("no certain fault in portrait and landscape", arguments: screens)
  func noCertainFault(on screen: Screen) {
    showEach(on: screen) { shown, name in
      let faults = shown.faults(rules: Self.rules).filter { $0.certainty == .certain }
      #expect(faults == [], "\(name) on \(screen.name)")
    }
  }

  @Test("no certain fault in four text sizes, and from right to left", arguments: settings)
  func noCertainFaultInEverySetting(on screen: Screen) {
    showEach(on: screen) { shown, name in
      // A row that is aligned by baselines is lower than its field (S8.29): in the smallest text 23.9 of the
      // field's 34 points are inside, where touches reach it.
      let allowed: [Allowance] =
        screen.textSize == .extraSmall ? [.views(of: UITextField.self)] : []
      let faults = shown.faults(rules: Self.rules, allowing: allowed)
        .filter { $0.certainty == .certain }
      #expect(faults == [], "\(name) on \(screen.name)")
    }
  }
}
