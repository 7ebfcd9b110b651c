extension DeviceCatalog {
  /// The devices that run the newest system of the catalog.
  package var currentDevices: [Device] {
    let newest = devices.map(\.lastSystem).max()
    return devices.filter { $0.lastSystem == newest }
  }

  /// Ten devices of each shape that is in use: home button, notch, island, and both kinds of iPad
  /// (audit.md 6).
  package var representativeDevices: [Device] {
    Self.representativeNames.compactMap { name in devices.first { $0.name == name } }
  }

  /// The names of the representative devices.
  package static let representativeNames: [String] = [
    "iPhone SE (3rd gen)", "iPhone 11", "iPhone 13 mini", "iPhone 16e", "iPhone 16", "iPhone 17",
    "iPhone Air", "iPhone 17 Pro Max", "iPad (A16)", "iPad mini (A17 Pro)",
  ]

  /// Returns the names that are nearest to a word which names no device, the best first.
  ///
  /// - Parameter count: The number of names, fewer only if the catalog has fewer.
  package func nearestNames(to word: String, count: Int) -> [String] {
    let key = DeviceNameKey(word).text
    let byDistance = devices.map(\.name).enumerated()
      .map { (distance: editDistance(DeviceNameKey($1).text, key), offset: $0, name: $1) }
      .sorted { ($0.distance, $0.offset) < ($1.distance, $1.offset) }
      .map(\.name)
    let suggestions: [String]
    do {
      suggestions = [try device(named: word).name]
    } catch {
      suggestions = error.suggestions
    }
    var names: [String] = []
    for name in suggestions + byDistance where !names.contains(name) { names.append(name) }
    return Array(names.prefix(count))
  }
}
