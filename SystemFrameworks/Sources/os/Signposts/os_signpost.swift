// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a signpost as a message at the debug level.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  log.write(type, name, signpostID) { "" }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a signpost with a message, as a message at the debug level.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any?...
) {
  log.write(type, name, signpostID) { LogFormat("\(format)").text(arguments) }
}

extension OSLog {
  /// Writes a signpost: its type, name, identifier and message.
  func write(
    _ type: OSSignpostType, _ name: StaticString, _ id: OSSignpostID, _ message: () -> String
  ) {
    write(.debug) {
      let text = message()
      let number = id == .exclusive ? "" : " #\(id.rawValue)"
      return "signpost \(type.name) \(name)\(number)\(text.isEmpty ? "" : ": \(text)")"
    }
  }
}
