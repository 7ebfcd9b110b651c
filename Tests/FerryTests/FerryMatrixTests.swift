import DeviceCatalog
import Ferry
import Foundation
import Simulator
import SimulatorTestSupport
import Testing
import UIKit

@Suite("Ferry · every screen on every device, standing and lying, in every era")
@MainActor
struct FerryMatrixTests {
  private nonisolated static let screens =
    DeviceCatalog.builtIn.distinctScreens(on: FerryRun.systems(of:))
    .map { (name: $0.device.name, systems: $0.releases) }

  @Test("rules of layout hold", arguments: screens)
  func rulesOfLayoutHold(name: String, systems: [SystemRelease]) throws {
    let device = try DeviceCatalog.builtIn.device(named: name)
    for system in systems {
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
