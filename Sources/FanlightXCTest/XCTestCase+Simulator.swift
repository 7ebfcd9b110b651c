public import Simulator
public import XCTest

extension XCTestCase {
  /// The device that the test program was started with, in the environment variable
  /// `FANLIGHT_DEVICE`.
  ///
  /// It is booted before XCTest makes its test objects. `FANLIGHT_SYSTEM` names the system, and is
  /// the newest that the device runs where it is left out.
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
