package import DeviceCatalog

extension Screen {
  /// Returns the device and the system release of the screen.
  ///
  /// - Throws: ``ScreenError`` with the three most similar names if there is no such device, or if it does
  ///   not run the release.
  package func hardware() throws(ScreenError) -> (device: Device, release: SystemRelease) {
    let catalog = DeviceCatalog.builtIn
    do throws(DeviceLookupError) {
      let found = try catalog.device(named: device)
      return (found, try found.systemRelease(for: system.isEmpty ? nil : system))
    } catch {
      guard error.code == .unknownDevice else { throw ScreenError(description: error.message) }
      let names = catalog.nearestNames(to: device, count: 3).map { "\"\($0)\"" }
      throw ScreenError(
        description: "There is no device \"\(device)\" in the catalog; the nearest are "
          + "\(names.dropLast().joined(separator: ", ")) and \(names.last ?? "none").")
    }
  }

  /// The names of other devices on which everything is laid out the same, in this orientation and with this
  /// system.
  ///
  /// A ``matrix(_:orientations:systems:textSizes:styles:directions:distinct:)`` of distinct layouts has one
  /// of them.
  public var alike: [String] {
    guard let (device, release) = try? hardware() else { return [] }
    let layout = LayoutClass(device, orientation, on: release)
    return DeviceCatalog.builtIn.devices
      .filter { other in
        other.name != device.name && other.runs(release)
          && LayoutClass(other, orientation, on: release) == layout
      }
      .map(\.name)
  }

  /// Whether the screen is that of a representative device, or represents one.
  var isRepresentative: Bool {
    ([device] + alike).contains { DeviceCatalog.representativeNames.contains($0) }
  }
}
