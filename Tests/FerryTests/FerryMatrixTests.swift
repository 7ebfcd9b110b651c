import DeviceCatalog
import Ferry
import Foundation
import Simulator
import Testing
import UIKit

@Suite("Ferry · every screen on every device, standing and lying, in every era")
@MainActor
struct FerryMatrixTests {
  @Test("rules of layout hold", arguments: DeviceCatalog.builtIn.devices.map(\.name))
  func rulesOfLayoutHold(name: String) throws {
    let device = try DeviceCatalog.builtIn.device(named: name)
    for system in FerryRun.systems(of: device) {
      let run = FerryRun(device, system)
      defer { run.end() }
      for orientation in [UIInterfaceOrientation.portrait, .landscapeRight] {
        run.simulator.rotate(to: orientation)
        run.simulator.settle()
        for screen in FerryRun.Screen.allCases {
          let controller = run.show(screen)
          var rules = LayoutRules(controller)
          rules.check()
          #expect(
            rules.faults == [],
            "\(system) \(screen) \(orientation.isLandscape ? "lying" : "standing")")
        }
        run.show(.crossings)
      }
      #expect(run.reports == [], "\(system)")
    }
  }
}
