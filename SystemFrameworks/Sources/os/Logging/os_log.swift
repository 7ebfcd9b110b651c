// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to the log, at the default level.
public func os_log(_ message: OSLogMessage) {
  OSLog.default.write(.default) { message.text }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to the log, at a level.
public func os_log(_ type: OSLogType, _ message: OSLogMessage) {
  OSLog.default.write(type) { message.text }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to a log object, at a level.
public func os_log(_ type: OSLogType, log: OSLog, _ message: OSLogMessage) {
  log.write(type) { message.text }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message with a format to a log object.
///
/// The arguments may be of any type, because strings do not conform to `CVarArg` on Linux.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: Any?...
) {
  log.write(type) { LogFormat("\(message)").text(args) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message with a format to a log object, at a level.
///
/// The arguments may be of any type, because strings do not conform to `CVarArg` on Linux.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ args: Any?...
) {
  log.write(type) { LogFormat("\(message)").text(args) }
}
