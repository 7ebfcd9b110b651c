import Foundation
import PageHosts
import Reporting

/// The standard output and error of the program.
enum Console {
  /// Writes a text and a line break to the standard output; ends the program where that fails.
  static func print(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((text.safe + "\n").utf8))
    } catch {
      printError(
        "The results could not be written to standard output.",
        advice: "Send them to a file or program that can take them.")
      exit(2)
    }
  }

  /// Writes a text to standard error, unchanged.
  static func note(_ text: String) {
    // There is nowhere left to report a failure here.
    try? FileHandle.standardError.write(contentsOf: Data(text.safe.utf8))
  }

  /// Writes what went wrong and what to do about it to the standard error.
  static func printError(_ message: String, advice: String) {
    note("fanlight: \(message)\n" + (advice.isEmpty ? "" : "          \(advice)\n"))
  }
}

extension String {
  /// The text without any control but those that the program itself writes: the last guard of a
  /// terminal, whatever a message is made of.
  fileprivate var safe: String { escapingControls(keeping: ["\n", "\r", "\t"]) }
}
