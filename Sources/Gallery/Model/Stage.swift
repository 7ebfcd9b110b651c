import DeviceCatalog
package import Simulator
package import UIKit

/// Where figures are made: devices that are booted one after the other.
@MainActor
package struct Stage {
  /// Sets up a stage.
  package init() {}

  /// Boots a device of the catalog, on which controllers are made then.
  ///
  /// - Parameters:
  ///   - name: The device, as in the catalog.
  ///   - system: Its system, such as "11.4"; `nil` is the newest that it runs.
  ///   - orientation: How it is held.
  package func boot(
    _ name: String, system: String? = nil, _ orientation: UIInterfaceOrientation = .portrait
  ) throws -> Simulator {
    let device = try DeviceCatalog.builtIn.device(named: name)
    return Simulator(
      device, system: try device.systemRelease(for: system), orientation: orientation)
  }
}

extension Simulator {
  /// Shows a controller and waits until nothing moves any more.
  package func settle(showing controller: UIViewController) {
    show(controller)
    settle()
  }
}
