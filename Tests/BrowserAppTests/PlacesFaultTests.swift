import BrowserApp
import FanlightTesting
import Testing
import UIKit

@Suite("BrowserApp · no layout faults on any display (testing.md 12)")
@MainActor
struct PlacesFaultTests {
  /// Rules whose faults are for review alone are left out.
  private static let rules = LayoutRules.default.subtracting([.notMirrored, .fixedText])

  @Test("no certain fault in the list of places, in every era and from right to left")
  func placesHaveNoCertainFault() {
    expectNoLayoutFaults(
      of: PlacesViewController(), on: .matrix(.all, systems: .eras), in: .navigation,
      rules: Self.rules)
    expectNoLayoutFaults(
      of: PlacesViewController(),
      on: .matrix(
        .representative, orientations: [.portrait, .landscapeRight],
        textSizes: [.extraSmall, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge],
        directions: [.leftToRight, .rightToLeft]), in: .navigation, rules: Self.rules)
  }

  @Test("no certain fault in the browser around a page")
  func browserHasNoCertainFault() {
    expectNoLayoutFaults(
      of: PlacesViewController(), on: .representative,
      in: .custom { places in
        let navigation = UINavigationController(rootViewController: places)
        let url = URL(string: "https://www.swift.org/documentation/")
        if let url, let places = places as? PlacesViewController { places.open(url) }
        return navigation
      }, rules: Self.rules)
  }
}
