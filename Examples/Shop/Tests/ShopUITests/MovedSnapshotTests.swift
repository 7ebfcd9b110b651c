import ShopUI
import Testing
import UIKit

#if os(Linux)
  import FanlightTesting
#else
  import SnapshotTesting
#endif

@MainActor
@Suite("Checkout, as swift-snapshot-testing has it", .snapshots(record: .missing))
struct MovedSnapshotTests {
  @Test("is the golden picture in landscape, and in dark mode")
  func pictures() {
    assertSnapshot(
      of: CheckoutViewController(total: "10 €"), as: .image(on: .iPhone8(.landscape)))
    assertSnapshot(
      of: CheckoutViewController(total: "10 €"),
      as: .image(on: .iPhone8, traits: UITraitCollection(userInterfaceStyle: .dark)),
      named: "dark")
  }

  @Test("has the golden tree of views")
  func views() {
    assertSnapshot(
      of: CheckoutViewController(total: "10 €"), as: .recursiveDescription(on: .iPhone8))
  }
}
