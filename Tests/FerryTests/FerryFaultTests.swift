import Ferry
import Simulator
import Testing
import UIKit

@testable import FanlightTesting

@Suite("Ferry · no layout faults on any display (testing.md 12)")
@MainActor
struct FerryFaultTests {
  /// Every layout of the displays: on iOS 11, on the last system before the design of 26, and on the newest.
  private nonisolated static let screens =
    Screen.matrix(.all, systems: .named("11")) + Screen.matrix(.all, systems: .eras)

  /// The representative displays with the user's settings.
  private nonisolated static let settings: [Screen] =
    Screen.matrix(
      .representative, orientations: [.portrait, .landscapeRight],
      textSizes: [.extraSmall, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge])
    + Screen.matrix(
      .representative, orientations: [.portrait, .landscapeRight], directions: [.rightToLeft])

  /// The default rules that find certain faults; the others are applied in a test of every screen below.
  private static let rules = LayoutRules.default.subtracting([.notMirrored, .fixedText])

  /// The certain faults of a screen, by rule and view.
  ///
  /// In accessibility sizes the booking's labels compress each other at equal priorities; S8.17 determines
  /// which one is compressed.
  private func certain(_ shown: Shown, _ name: FerryRun.Screen) -> [String] {
    let isSqueezed =
      name == .booking
      && shown.window.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let rules = isSqueezed ? Self.rules.subtracting(.layoutAmbiguous) : Self.rules
    return shown.faults(rules: rules).filter { $0.certainty == .certain }
      .map { "\($0.rule) \($0.view ?? "")" }
  }

  @Test(
    "no certain fault on any display, in portrait and landscape, in every era", arguments: screens)
  func noCertainFault(on screen: Screen) {
    FerryRun.showEach(on: screen) { shown, name in
      #expect(certain(shown, name) == [], "\(name) on \(screen.name)")
    }
  }

  /// The faults of the booking's fields in the smallest text: their row is aligned by baselines and lower than
  /// its field (S8.29), so that touches reach only 23.9 of the field's 34 points.
  private static let fields = [
    #"hit-region UITextField "As in your passport" id=name"#,
    #"hit-region UITextField "name@example.com" id=mail"#,
  ]

  @Test("no certain fault in four text sizes, and from right to left", arguments: settings)
  func noCertainFaultInEverySetting(on screen: Screen) {
    FerryRun.showEach(on: screen) { shown, name in
      let known = screen.textSize == .extraSmall && name == .booking ? Self.fields : []
      #expect(certain(shown, name) == known, "\(name) on \(screen.name)")
    }
  }

  @Test(
    "no certain fault in small, large and accessibility sizes of text, changed while shown",
    arguments: [Screen("iPhone SE (1st gen)"), Screen("iPhone 15"), Screen("iPad (9th gen)")])
  func noCertainFaultInChangedTextSizes(on screen: Screen) {
    FerryRun.showEach(on: screen) { shown, name in
      for size in [
        UIContentSizeCategory.extraSmall, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityExtraExtraExtraLarge, .large,
      ] {
        shown.simulator.preferredContentSizeCategory = size
        shown.settle()
        let known = size == .extraSmall && name == .booking ? Self.fields : []
        #expect(certain(shown, name) == known, "\(name) in \(size.rawValue)")
      }
    }
  }

  @Test(
    "nothing to review of text sizes and directions, whose rules know no display",
    arguments: [Screen("iPhone 15", system: "18"), Screen("iPad (9th gen)", system: "18")])
  func noReviewOfTextSizesAndDirections(on screen: Screen) {
    FerryRun.showEach(on: screen) { shown, name in
      // A switch is aligned by 49 of its 51 points, the left ones in both directions.
      let faults = shown.faults(
        rules: [.notMirrored, .fixedText], allowing: [.views(of: UISwitch.self)])
      #expect(faults == [], "\(name) on \(screen.name)")
    }
  }
}
