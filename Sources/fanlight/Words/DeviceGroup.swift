import DeviceCatalog

/// The words that name several devices at once.
enum DeviceGroup: String, CaseIterable {
  case all, iphones, ipads

  /// Understands a word in any case.
  init?(word: String) { self.init(rawValue: word.lowercased()) }

  /// The group that a word misses by one letter, such as "iphone".
  static func nearest(to word: String) -> DeviceGroup? {
    allCases.first { group in
      let distance = editDistance(word.lowercased(), group.rawValue)
      return distance == 1 && word.count > 2
    }
  }

  /// The devices of a catalog that belong to it.
  func devices(in catalog: DeviceCatalog) -> [Device] {
    switch self {
    case .all: catalog.devices
    case .iphones: catalog.devices.filter { $0.idiom == .phone }
    case .ipads: catalog.devices.filter { $0.idiom == .pad }
    }
  }
}
