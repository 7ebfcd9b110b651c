import CTestProcess
import DeviceCatalog
import Foundation
import Simulator

/// The device of a test process, which is booted when the program is loaded.
@MainActor
enum TestDevice {
  private(set) static var simulator: Simulator?
  private static var clock: RunLoopClock?

  /// Boots the device that the environment names, if it names one.
  static func boot(for environment: [String: String]) {
    guard let name = environment["FANLIGHT_DEVICE"], !name.isEmpty else { return }
    do {
      let device = try DeviceCatalog.builtIn.device(named: name)
      let system = try device.systemRelease(for: environment["FANLIGHT_SYSTEM"])
      simulator = Simulator(device, system: system)
      clock = RunLoopClock()
    } catch {
      // No test is running yet that could report the error.
      FileHandle.standardError.write(
        Data("FANLIGHT_DEVICE: no device is booted for the tests: \(error)\n".utf8))
      exit(2)
    }
  }
}

/// Boots the device before XCTest creates the test objects, whose properties may be windows and views, and
/// starts observing test cases.
@_cdecl("fanlight_test_process_did_load")
func testProcessDidLoad() {
  MainActor.assumeIsolated {
    TestDevice.boot(for: ProcessInfo.processInfo.environment)
    TestCaseFailures.install()
  }
}
