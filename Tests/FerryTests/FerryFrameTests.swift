import FanlightTesting
import Ferry
import Testing
import UIKit

@Suite("Ferry · frames as text")
@MainActor
struct FerryFrameTests {
  private nonisolated static let devices = [
    ("iPhone X", "11"), ("iPhone 14 Pro", "18"), ("iPhone 16 Pro", "26"),
    ("iPhone SE (3rd gen)", "18"), ("iPad (9th gen)", "18"), ("iPad Pro 11-inch (M4)", "26"),
  ]

  private nonisolated static let screens = devices.flatMap { device, system in
    [UIInterfaceOrientation.portrait, .landscapeRight].map {
      Screen(device, system: system, orientation: $0)
    }
  }

  @Test("golden frames in portrait and landscape", arguments: screens)
  func framesAreGolden(on screen: Screen) {
    FerryRun.showEach(on: screen) { shown, name in
      // A mask removes the drawing from the golden text, so that it has frames only.
      shown.expectSnapshot(
        .frames, named: name.rawValue, mask: [.rectangle(CGRect(x: 0, y: 0, width: 1, height: 1))])
    }
  }
}
