import Foundation
import PageHosts
import Reporting

/// The standard output and standard error of the program.
enum Console {
  /// Writes a string and a line break to standard output, and exits with status 2 if that fails.
  static func print(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((text.safe + "\n").utf8))
    } catch {
      printError(
        "The results could not be written to standard output.",
        advice: "Redirect them to a file or program that accepts them.")
      exit(2)
    }
  }

  /// Writes a string to standard error, without adding a line break.
  static func printDiagnostic(_ text: String) {
    // A failure to write to standard error cannot be reported.
    try? FileHandle.standardError.write(contentsOf: Data(text.safe.utf8))
  }

  /// Writes an error and its advice to standard error.
  static func printError(_ message: String, advice: String) {
    printDiagnostic("fanlight: \(message)\n" + (advice.isEmpty ? "" : "          \(advice)\n"))
  }
}

extension String {
  /// The text with control characters escaped except line breaks and tabs, which protects the terminal even
  /// if a message contains unescaped text of a page.
  fileprivate var safe: String { escapingControls(keeping: ["\n", "\r", "\t"]) }
}
