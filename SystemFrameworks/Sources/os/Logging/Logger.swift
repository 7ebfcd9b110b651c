/// An object for writing interpolated string messages to the logging system.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger that writes to the default subsystem.
  public init() {
    log = .default
  }

  /// Creates a logger using the specified subsystem and category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger using the specified log object.
  public init(_ logObj: OSLog) {
    log = logObj
  }

  /// Writes a message to the log using the default log type.
  public func log(_ message: OSLogMessage) {
    log(level: .default, message)
  }

  /// Writes a message to the log using the specified log type.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    log.write(level) { message.text }
  }

  /// Writes a trace message to the log, at the debug level.
  public func trace(_ message: OSLogMessage) {
    log(level: .debug, message)
  }

  /// Writes a debug message to the log.
  public func debug(_ message: OSLogMessage) {
    log(level: .debug, message)
  }

  /// Writes an informative message to the log.
  public func info(_ message: OSLogMessage) {
    log(level: .info, message)
  }

  /// Writes a message to the log using the default log type.
  public func notice(_ message: OSLogMessage) {
    log(level: .default, message)
  }

  /// Writes information about a warning to the log, at the error level.
  public func warning(_ message: OSLogMessage) {
    log(level: .error, message)
  }

  /// Writes information about an error to the log.
  public func error(_ message: OSLogMessage) {
    log(level: .error, message)
  }

  /// Writes a message to the log about a critical event in your app's execution, at the fault level.
  public func critical(_ message: OSLogMessage) {
    log(level: .fault, message)
  }

  /// Writes a message to the log about a bug that occurs when your app executes.
  public func fault(_ message: OSLogMessage) {
    log(level: .fault, message)
  }
}
