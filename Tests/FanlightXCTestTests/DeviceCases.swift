import DeviceCatalog
import FanlightXCTest
import Foundation
import Simulator
import UIKit
import XCTest

/// An app's XCTest suite, which `FanlightXCTestTests` runs in a separate process with a device.
///
/// Without a device, as in this package's other runs, the cases are skipped.
final class DeviceCases: XCTestCase {
  static let hasDevice = ProcessInfo.processInfo.environment["FANLIGHT_DEVICE"] != nil

  /// Made with the test object, before `setUp`.
  let window = hasDevice ? UIWindow() : nil

  override func setUpWithError() throws {
    try XCTSkipUnless(Self.hasDevice, "needs FANLIGHT_DEVICE")
  }

  @MainActor
  func testPropertiesAreMadeOnTheDevice() async throws {
    XCTAssertNotNil(window)
    XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 320, height: 568))
    XCTAssertEqual(simulator.device.name, "iPhone SE (1st gen)")
    XCTAssert(UIDevice.current.systemVersion.hasPrefix("12"))
  }

  @MainActor
  func testTheDeviceIsBackAfterAScreen() async {
    let own = simulator
    _ = verifySnapshot(
      of: UIViewController(), as: .image(on: .iPhone13), named: "x", record: .never)
    Screen("iPhone 16").show(UIViewController()) { _ in }
    XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 320, height: 568))
    XCTAssert(own.scene === UIApplication.shared.connectedScenes.first)
  }

  func testWaitsMoveTheClock() {
    let finished = expectation(description: "animation")
    MainActor.assumeIsolated {
      let view = UIView()
      window?.addSubview(view)
      UIView.animate(withDuration: 0.2) {
        view.alpha = 0
      } completion: { isFinished in
        XCTAssertTrue(isFinished)
        finished.fulfill()
      }
    }
    wait(for: [finished], timeout: 60)
  }

  func testRunLoopMovesTheClock() {
    MainActor.assumeIsolated {
      let before = CACurrentMediaTime()
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3))
      XCTAssertGreaterThan(CACurrentMediaTime(), before)
      let after = CACurrentMediaTime()
      XCTAssertEqual(after, CACurrentMediaTime())
    }
  }
}
