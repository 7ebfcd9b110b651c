import ArgumentParser
import DeviceCatalog

extension DeviceArgument {
  /// The shell completions: the groups, and every device.
  static var completion: CompletionKind {
    .list(DeviceGroup.allCases.map(\.rawValue) + names(in: .builtIn))
  }

  /// The devices' names in a spelling without spaces, such as "iphone-14-pro".
  static func names(in catalog: DeviceCatalog) -> [String] {
    catalog.devices.map { device in
      device.name.lowercased()
        .split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "+" }.joined(separator: "-")
    }
  }
}
