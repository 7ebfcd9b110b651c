import Foundation

/// A line of the log.
struct LogLine {
  var subsystem: String
  var category: String
  var type: OSLogType
  var message: String

  /// The line as it is written: the level, the subsystem with its category, the message.
  var text: String {
    let origin = subsystem.isEmpty && category.isEmpty ? "" : " [\(subsystem):\(category)]"
    return "\(type.name)\(origin) \(message)\n"
  }

  /// Writes the line to standard error in one call, so that lines of several threads stay whole.
  func write() {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
