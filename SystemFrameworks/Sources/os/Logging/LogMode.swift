import Foundation

/// Which levels are written.
///
/// The variable `OS_ACTIVITY_MODE` says it, as it does for a program that Xcode starts: `info` and
/// `debug` add the messages of these levels to those of the default level, errors and faults, and
/// `disable` leaves all out.
enum LogMode: String {
  case `default`
  case info
  case debug
  case disable

  /// The mode that the process was started with.
  static let current = LogMode(environment: ProcessInfo.processInfo.environment)

  init(environment: [String: String]) {
    self = environment["OS_ACTIVITY_MODE"].flatMap { LogMode(rawValue: $0) } ?? .default
  }

  /// Whether messages of a level are written.
  func writes(_ type: OSLogType) -> Bool {
    switch self {
    case .disable: false
    case .debug: true
    case .info: type != .debug
    case .default: type != .debug && type != .info
    }
  }
}
