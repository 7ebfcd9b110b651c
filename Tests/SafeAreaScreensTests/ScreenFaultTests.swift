import FanlightTesting
import SafeAreaScreens
import Testing
import UIKit

/// The example screens that avoid the safe area's insets, on every display.
///
/// Screens that show faults without the safe area are not tested, such as banners at the edges and text of a
/// scroll view that is as wide as the screen.
@Suite("Example screens · no layout faults on any display (testing.md 12)")
@MainActor
struct ScreenFaultTests {
  private nonisolated static let screens = Screen.matrix(.all, systems: .eras)
  /// Rules whose faults are for review alone are left out.
  private static let rules = LayoutRules.default.subtracting([.notMirrored, .fixedText])

  @Test(
    "no certain fault in banners, labels, margins, tables and collections",
    arguments: [
      "banners", "labels", "margins", "table", "contacts", "settings", "list", "grid",
    ])
  func noCertainFault(name: String) {
    func controller() -> UIViewController {
      switch name {
      case "banners": SafeAreaBannersViewController(usesConstraints: true)
      case "labels": SafeAreaLabelsViewController()
      case "margins": MarginsViewController()
      case "table": TableScreenController()
      case "contacts": ContactsScreenController()
      case "settings": SettingsScreenController()
      case "list": CollectionListViewController(keepsSafeArea: true)
      default: CollectionGridViewController(reference: .fromSafeArea)
      }
    }
    expectNoLayoutFaults(
      of: controller(), on: Self.screens, in: .navigation, rules: Self.rules)
  }
}
