/// An object for measuring task performance using the unified logging system.
///
/// Signposts are written to the log at the debug level (``LogMode``).
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// Creates a signposter that writes to the default subsystem.
  public init() {
    log = .default
  }

  /// Creates a signposter using the specified subsystem and category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a signposter using the specified subsystem and one of the system's categories.
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a signposter that writes to a log object.
  public init(logHandle: OSLog) {
    log = logHandle
  }

  /// A signposter that writes nothing.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// A Boolean value that indicates whether signposts are written.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// Returns an identifier that is unique in the process.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

  /// Returns an identifier from an object, always the same for the same object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: log, object: object)
  }

  /// Begins an interval.
  ///
  /// - Returns: The state to pass to `endInterval`.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    log.write(.begin, name, id) { "" }
    return OSSignpostIntervalState(id)
  }

  /// Begins an interval with a message.
  ///
  /// - Returns: The state to pass to `endInterval`.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    log.write(.begin, name, id) { message.text }
    return OSSignpostIntervalState(id)
  }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    log.write(.end, name, state.signpostID) { "" }
  }

  /// Ends an interval with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {
    log.write(.end, name, state.signpostID) { message.text }
  }

  /// Runs a closure, and signposts the interval that it takes.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }

  /// Runs a closure, and signposts the interval that it takes with a message.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage,
    around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id, message)
    defer { endInterval(name, state) }
    return try task()
  }

  /// Marks a point in time.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    log.write(.event, name, id) { "" }
  }

  /// Marks a point in time with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {
    log.write(.event, name, id) { message.text }
  }
}
