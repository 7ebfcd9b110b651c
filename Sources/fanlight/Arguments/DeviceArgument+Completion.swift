import ArgumentParser
import DeviceCatalog

extension DeviceArgument {
  /// The shell completions: all groups and all devices.
  static var completion: CompletionKind { .list(completions) }

  /// A stored value, because the argument parser evaluates an option's completions many times in each run.
  private static let completions: [String] =
    DeviceGroup.allCases.map(\.rawValue) + names(in: .builtIn)

  /// Returns the names of the devices, spelled without spaces, such as "iphone-14-pro".
  static func names(in catalog: DeviceCatalog) -> [String] {
    catalog.devices.map { device in
      device.name.lowercased()
        .split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "+" }.joined(separator: "-")
    }
  }
}
