import DeviceCatalog
import Ferry
import Simulator
import Testing

@testable import ConstraintSolver
@testable import UIKit

@Suite("Ferry · rotation")
@MainActor
struct FerryTurnTests {
  /// The objects that layout has created for a screen.
  struct Made: Equatable {
    var constraints: Set<ObjectIdentifier> = []
    var rows = 0
    var deadRows = 0

    @MainActor
    init(_ window: UIWindow) {
      func collect(_ view: UIView) {
        for constraint in view.constraints { constraints.insert(ObjectIdentifier(constraint)) }
        for subview in view.subviews { collect(subview) }
      }
      collect(window)
      guard let engine = window.constraintState.engine else { return }
      rows = engine.solver.system.rowTable.count
      deadRows = engine.deadRows
    }
  }

  @Test(
    "a rotation lays out again without recreating a constraint or a row of the solver",
    arguments: [
      ("iPhone X", "11"), ("iPhone 15", "18"), ("iPhone 16 Pro Max", "26"),
      ("iPad (9th gen)", "18"), ("iPad mini (A17 Pro)", "26"),
    ])
  func rotationRecreatesNoConstraint(name: String, system: String) throws {
    let device = try DeviceCatalog.builtIn.device(named: name)
    let run = FerryRun(device, try device.systemRelease(for: system))
    defer { run.end() }
    for screen in [FerryRun.Screen.crossings, .booking, .guide] {
      let controller = run.show(screen)
      let window = try #require(controller.view.window)
      let made = Made(window).constraints
      let frames = ViewFrames(around: controller)
      // The first rotation may lay out parts of the bars for the first time.
      run.simulator.rotate(to: .landscapeRight)
      run.simulator.settle()
      let lying = ViewFrames(around: controller)
      run.simulator.rotate(to: .portrait)
      run.simulator.settle()
      let before = Made(window)
      #expect(before.constraints == made && made.count > 40 && before.rows > 100)
      #expect(ViewFrames(around: controller) == frames && lying != frames)

      run.simulator.rotate(to: .landscapeRight)
      run.simulator.settle()
      #expect(Made(window) == before, "\(screen) lying")
      #expect(ViewFrames(around: controller) == lying)
      run.simulator.rotate(to: .portrait)
      run.simulator.settle()
      #expect(Made(window) == before, "\(screen) standing again")
      #expect(ViewFrames(around: controller) == frames)
    }
    #expect(run.reports == [])
  }

  @Test(
    "a rotated device shows the same as one started in that orientation",
    arguments: [("iPhone 15", "18"), ("iPhone 16 Pro", "26"), ("iPad (9th gen)", "18")])
  func rotatedDeviceShowsTheSame(name: String, system: String) throws {
    let device = try DeviceCatalog.builtIn.device(named: name)
    let release = try device.systemRelease(for: system)
    let turned = FerryRun(device, release)
    turned.show(.crossings)
    turned.simulator.rotate(to: .landscapeRight)
    turned.simulator.settle()
    let frames = [FerryRun.Screen.crossings, .booking, .guide].map {
      ViewFrames(around: turned.show($0))
    }
    turned.end()
    let started = FerryRun(device, release, orientation: .landscapeRight)
    defer { started.end() }

    for (screen, text) in zip([FerryRun.Screen.crossings, .booking, .guide], frames) {
      #expect(ViewFrames(around: started.show(screen)) == text, "\(screen)")
    }
  }
}
