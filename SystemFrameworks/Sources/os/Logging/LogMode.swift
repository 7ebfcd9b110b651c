import Foundation

/// The levels of messages that are written.
///
/// The environment variable `OS_ACTIVITY_MODE` determines them, as for an app that Xcode runs: `info` and `debug`
/// add messages of these levels to those of the default level, errors and faults; `disable` disables all.
enum LogMode: String {
  case `default`
  case info
  case debug
  case disable

  /// The mode in the environment of the process.
  static let current = LogMode(environment: ProcessInfo.processInfo.environment)

  init(environment: [String: String]) {
    self = environment["OS_ACTIVITY_MODE"].flatMap { LogMode(rawValue: $0) } ?? .default
  }

  /// Returns whether messages of a level are written.
  func writes(_ type: OSLogType) -> Bool {
    switch self {
    case .disable: false
    case .debug: true
    case .info: type != .debug
    case .default: type != .debug && type != .info
    }
  }
}
