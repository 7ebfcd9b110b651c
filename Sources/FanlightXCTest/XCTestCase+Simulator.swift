public import Simulator
public import XCTest

extension XCTestCase {
  /// The device that the environment variable `FANLIGHT_DEVICE` names, booted when the test process started.
  ///
  /// It is booted before XCTest creates the test objects. `FANLIGHT_SYSTEM` is its system release, by default
  /// the newest that the device runs.
  ///
  /// - Precondition: `FANLIGHT_DEVICE` names a device of the catalog.
  @preconcurrency @MainActor
  public var simulator: Simulator {
    guard let simulator = TestDevice.simulator else {
      preconditionFailure(
        "no device is booted: start the tests with one, as in "
          + "FANLIGHT_DEVICE='iPhone 15' swift test, or make a Simulator")
    }
    return simulator
  }
}
