import Foundation
import WebKitEngine

extension WebKitConfiguration {
  /// Returns a configuration with the helper that the environment names, or the one that `make webkit` builds.
  static func fromEnvironment(usesSandbox: Bool) -> WebKitConfiguration {
    let helper = ProcessInfo.processInfo.environment["FANLIGHT_WEBKIT"] ?? ""
    return WebKitConfiguration(
      helper: helper.isEmpty ? nil : helper, sandbox: usesSandbox ? .on : .off)
  }
}
