import DeviceCatalog
import Ferry
import Foundation
import Simulator
import UIKit

/// The example app's densest screen on every display, both ways up, in three eras.
@MainActor
struct MatrixRound {
  private let devices: [Device]

  init(part: Int, of parts: Int) {
    devices = DeviceCatalog.builtIn.devices.enumerated()
      .filter { $0.offset % parts == part }.map(\.element)
  }

  /// Lays all out; returns the seconds.
  ///
  /// A device that did not run a system is laid out with it all the same: it is the count that is
  /// timed.
  func run() -> Double {
    let time = ContinuousClock().measure {
      for device in devices {
        for system in [SystemRelease(11, 4), SystemRelease(18), SystemRelease(26)] {
          let simulator = Simulator(device, system: system)
          simulator.show(UINavigationController(rootViewController: CrossingsViewController()))
          simulator.rotate(to: .landscapeRight)
          simulator.settle()
        }
      }
    }
    return time / .seconds(1)
  }
}
