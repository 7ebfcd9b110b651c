import DeviceCatalog
package import Simulator
package import UIKit

/// A source of simulated devices for figures, which are booted one after the other.
@MainActor
package struct Stage {
  /// Creates a stage without a device.
  package init() {}

  /// Boots a device of the catalog, on which view controllers can then be created.
  ///
  /// - Parameters:
  ///   - name: The device's name in the catalog.
  ///   - system: The system version, such as "11.4"; `nil` for the newest that the device supports.
  ///   - orientation: The interface orientation.
  package func boot(
    _ name: String, system: String? = nil, _ orientation: UIInterfaceOrientation = .portrait
  ) throws -> Simulator {
    let device = try DeviceCatalog.builtIn.device(named: name)
    return Simulator(
      device, system: try device.systemRelease(for: system), orientation: orientation)
  }
}

extension Simulator {
  /// Shows a view controller and waits until everything has come to rest.
  package func settle(showing controller: UIViewController) {
    show(controller)
    settle()
  }
}
