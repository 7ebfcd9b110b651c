import Foundation

/// The standard output and error of the program.
enum Console {
  /// Writes a text and a line break to the standard output.
  static func print(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  /// Writes a text as it is to the standard error.
  static func note(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }

  /// Writes what went wrong and what to do about it to the standard error.
  static func complain(_ message: String, advice: String) {
    note("fanlight: \(message)\n" + (advice.isEmpty ? "" : "          \(advice)\n"))
  }
}
