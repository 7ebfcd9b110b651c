import DeviceCatalog

/// A group of devices that an argument can name.
enum DeviceGroup: String, CaseIterable {
  case all, iphones, ipads
  /// The devices that run the newest system of the catalog.
  case current
  /// Ten devices that represent every shape in use: home button, notch, Dynamic Island, and both kinds of
  /// iPad (audit.md 6).
  case representative

  /// Creates the group that an argument names, ignoring case; `nil` if it names none.
  init?(argument: String) { self.init(rawValue: argument.lowercased()) }

  /// Returns the group whose name differs from an argument by one letter, such as "iphone".
  static func nearest(to argument: String) -> DeviceGroup? {
    allCases.first { group in
      let distance = editDistance(argument.lowercased(), group.rawValue)
      return distance == 1 && argument.count > 2
    }
  }

  /// Returns the group's devices in a catalog.
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
