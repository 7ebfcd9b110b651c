import Foundation

/// A line of the log.
struct LogLine {
  var subsystem: String
  var category: String
  var type: OSLogType
  var message: String

  /// The text of the line: the level, the subsystem with its category, and the message.
  var text: String {
    let origin = subsystem.isEmpty && category.isEmpty ? "" : " [\(subsystem):\(category)]"
    return "\(type.name)\(origin) \(message)\n"
  }

  /// Writes the line to standard error in one call, so that lines of different threads do not interleave.
  func write() {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
