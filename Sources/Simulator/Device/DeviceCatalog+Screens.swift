package import DeviceCatalog
import UIKit

extension DeviceCatalog {
  /// The devices of the catalog, each with the releases on which it lays out screens as no device before it does.
  ///
  /// Many devices are booted with the same description, all but the name: what holds on the screens of one holds
  /// on those of the others. Devices that add nothing are left out.
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
