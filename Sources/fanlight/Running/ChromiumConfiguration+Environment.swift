import ChromiumEngine
import Foundation

extension ChromiumConfiguration {
  /// Returns a configuration with the browser that the environment names, or the installed one.
  static func fromEnvironment(usesSandbox: Bool) -> ChromiumConfiguration {
    let program = ProcessInfo.processInfo.environment["FANLIGHT_CHROMIUM"] ?? ""
    return ChromiumConfiguration(
      executable: program.isEmpty ? nil : program, sandbox: usesSandbox ? .on : .off)
  }
}
