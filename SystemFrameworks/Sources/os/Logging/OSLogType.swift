/// The various log levels that the unified logging system provides.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The value of the level.
  public let rawValue: UInt8

  /// Creates a level from its value.
  public init(_ rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Creates a level from its value.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The default log level, for messages about things that might result in a failure.
  public static let `default` = OSLogType(0x00)

  /// The informational log level.
  public static let info = OSLogType(0x01)

  /// The debug log level, for messages in a development environment.
  public static let debug = OSLogType(0x02)

  /// The error log level, for reporting process-level errors.
  public static let error = OSLogType(0x10)

  /// The fault log level, for reporting system-level or multiprocess errors.
  public static let fault = OSLogType(0x11)

  /// The level's name, as `log stream` prints it.
  var name: String {
    switch self {
    case .default: "Default"
    case .info: "Info"
    case .debug: "Debug"
    case .error: "Error"
    case .fault: "Fault"
    default: "Level \(rawValue)"
    }
  }
}
