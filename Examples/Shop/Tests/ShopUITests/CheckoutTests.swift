import FanlightTesting
import ShopUI
import Testing
import UIKit

@MainActor
@Suite("Checkout")
struct CheckoutTests {
  @Test(
    "looks as it did, before and after paying",
    arguments: Screen.matrix(
      .named("iPhone SE (3rd gen)", "iPhone 16 Pro", "iPad mini (A17 Pro)"),
      orientations: [.portrait], systems: .named("18")))
  func checkout(on screen: Screen) {
    screen.show(CheckoutViewController(total: "10 €")) { shown in
      shown.expectSnapshot()
      shown.tap(shown.view(identified: "pay"))
      shown.expectSnapshot(named: "paid")
    }
  }

  @Test("has no layout faults on any display")
  func everyDisplay() {
    expectNoLayoutFaults(of: CheckoutViewController(total: "10 €"), on: .all)
  }
}
