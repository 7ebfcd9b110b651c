import DeviceCatalog
import Simulator
import Testing
import Timetable
import UIKit

@Suite("Departures", .serialized)
@MainActor
struct DeparturesTests {
  @Test(
    "the list begins below the sensors, and the button ends above the home indicator",
    arguments: ["iPhone SE (3rd gen)", "iPhone 15 Pro", "iPad mini (6th gen)"],
    [UIInterfaceOrientation.portrait, .landscapeRight])
  func safeArea(name: String, orientation: UIInterfaceOrientation) throws {
    let device = try DeviceCatalog.builtIn.device(named: name)
    let simulator = Simulator(
      device, system: try device.systemRelease(for: "17"), orientation: orientation)
    let screen = DeparturesViewController()
    simulator.show(screen)

    let safeArea = screen.view.bounds.inset(by: screen.view.safeAreaInsets)
    #expect(screen.list.frame.minY == safeArea.minY + 16)
    #expect(screen.reload.frame.maxY == safeArea.maxY - 16)
    #expect(safeArea.contains(screen.list.frame) && safeArea.contains(screen.reload.frame))
  }
}
