import FanlightXCTest
import ShopUI
import UIKit
import XCTest

final class CheckoutCases: XCTestCase {
  override func invokeTest() {
    withSnapshotTesting(record: .missing) { super.invokeTest() }
  }

  @MainActor
  func testCheckout() async {
    assertSnapshot(of: CheckoutViewController(total: "10 €"), as: .image(on: .iPhone8))
  }

  @MainActor
  func testEveryDisplay() async {
    expectNoLayoutFaults(of: CheckoutViewController(total: "10 €"), on: .all)
  }
}
