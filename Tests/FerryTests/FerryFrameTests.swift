import DeviceCatalog
import Ferry
import Foundation
import Simulator
import SnapshotSupport
import Testing
import UIKit

@Suite("Ferry · frames as text")
@MainActor
struct FerryFrameTests {
  @Test(
    "golden frames, standing and lying",
    arguments: [
      ("iPhone X", "11"), ("iPhone 14 Pro", "18"), ("iPhone 16 Pro", "26"),
      ("iPhone SE (3rd gen)", "18"), ("iPad (9th gen)", "18"), ("iPad Pro 11-inch (M4)", "26"),
    ])
  func goldenFramesStandingAndLying(name: String, system: String) throws {
    let device = try DeviceCatalog.builtIn.device(named: name)
    let run = FerryRun(device, try device.systemRelease(for: system))
    defer { run.end() }
    var text = ""
    for orientation in [UIInterfaceOrientation.portrait, .landscapeRight] {
      run.simulator.rotate(to: orientation)
      run.simulator.settle()
      for screen in FerryRun.Screen.allCases {
        let controller = run.show(screen)
        text += "\(screen) \(orientation.isLandscape ? "lying" : "standing")\n"
        text += FrameText(controller).description + "\n"
      }
      run.show(.crossings)
    }
    let file = device.name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " }
      .replacingOccurrences(of: " ", with: "-")

    expectTextSnapshot(of: text, named: "\(file)-\(system)")
  }
}
