import DeviceCatalog

/// The arguments that name several devices at once.
enum DeviceGroup: String, CaseIterable {
  case all, iphones, ipads
  /// The devices that run the newest system of the catalog.
  case current
  /// Ten devices of each shape that is in use: home button, notch, island, and both kinds of iPad
  /// (audit.md 6).
  case representative

  /// Parses an argument, regardless of case.
  init?(argument: String) { self.init(rawValue: argument.lowercased()) }

  /// The group that an argument misses by one letter, such as "iphone".
  static func nearest(to argument: String) -> DeviceGroup? {
    allCases.first { group in
      let distance = editDistance(argument.lowercased(), group.rawValue)
      return distance == 1 && argument.count > 2
    }
  }

  /// The devices of a catalog that belong to it.
  func devices(in catalog: DeviceCatalog) -> [Device] {
    switch self {
    case .all: catalog.devices
    case .iphones: catalog.devices.filter { $0.idiom == .phone }
    case .ipads: catalog.devices.filter { $0.idiom == .pad }
    case .current: catalog.currentDevices
    case .representative: catalog.representativeDevices
    }
  }
}
