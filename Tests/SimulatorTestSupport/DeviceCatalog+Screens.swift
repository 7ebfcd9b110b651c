package import DeviceCatalog
import Simulator
import UIKit

extension DeviceCatalog {
  /// Returns the devices of the catalog, each with the releases on which its screens differ from those of all
  /// devices before it.
  ///
  /// Many devices have descriptions that differ in the name only, and lay out the same screens. Devices without
  /// a release of their own are left out.
  ///
  /// - Parameter releases: The releases of a device that are of interest.
  package func distinctScreens(
    on releases: (Device) -> [SystemRelease]
  ) -> [(device: Device, releases: [SystemRelease])] {
    var descriptions: [DeviceDescription] = []
    return devices.compactMap { device in
      let distinct = releases(device).filter { release in
        var description = DeviceDescription(device, release: release)
        description.name = ""
        guard !descriptions.contains(description) else { return false }
        descriptions.append(description)
        return true
      }
      return distinct.isEmpty ? nil : (device, distinct)
    }
  }
}
