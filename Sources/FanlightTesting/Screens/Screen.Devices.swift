import DeviceCatalog

extension Screen {
  /// A group of devices for a matrix of screens.
  public struct Devices: Sendable, Hashable {
    private enum Kind: Sendable, Hashable {
      case all, phones, pads, current, representative
      case named([String])
    }

    private let kind: Kind

    /// Every display of the catalog.
    public static let all: Devices = .init(kind: .all)
    /// Every iPhone and iPod touch.
    public static let phones: Devices = .init(kind: .phones)
    /// Every iPad of the catalog, of each size and generation.
    public static let pads: Devices = .init(kind: .pads)
    /// The devices that run the newest system.
    public static let current: Devices = .init(kind: .current)
    /// Ten devices that represent all shapes in use: home button, notch, Dynamic Island, and both kinds of
    /// iPad.
    public static let representative: Devices = .init(kind: .representative)

    /// Returns the group of devices with the given names or model identifiers.
    ///
    /// An unknown name stays in the matrix, so that the test that shows it fails.
    public static func named(_ names: String...) -> Devices { .init(kind: .named(names)) }

    /// Returns the names of the devices in the group, in any order.
    func names(in catalog: DeviceCatalog) -> [String] {
      switch kind {
      case .all: catalog.devices.map(\.name)
      case .phones: catalog.devices.filter { $0.idiom == .phone }.map(\.name)
      case .pads: catalog.devices.filter { $0.idiom == .pad }.map(\.name)
      case .current: catalog.currentDevices.map(\.name)
      case .representative: catalog.representativeDevices.map(\.name)
      case .named(let names):
        names.map { name in (try? catalog.device(named: name))?.name ?? name }
      }
    }
  }
}
