import Foundation
import WebEngine

/// Where the browser's program is.
enum BrowserProgram {
  /// The places that are looked at, best first.
  ///
  /// Debian's `/usr/bin/chromium` is a script that adds the user's own flags and extensions; the
  /// program itself is beside its resources.
  static let candidates = [
    "/usr/lib/chromium/chromium", "/usr/bin/chromium", "/usr/lib/chromium-browser/chromium-browser",
    "/usr/bin/chromium-browser", "/usr/bin/google-chrome-stable", "/usr/bin/google-chrome",
  ]

  /// Returns the program's absolute path: `chosen`, or the first candidate that is there.
  static func locate(_ chosen: String?) throws(WebEngineError) -> String {
    if let chosen {
      guard FileManager.default.isExecutableFile(atPath: chosen) else {
        throw WebEngineError(
          .notInstalled, "There is no program at \(chosen).",
          advice: "Name Chromium's program, or leave it out to use the installed one.")
      }
      return chosen
    }
    for candidate in candidates where FileManager.default.isExecutableFile(atPath: candidate) {
      return candidate
    }
    throw WebEngineError(
      .notInstalled,
      "Chromium is not installed: it is at none of \(candidates.joined(separator: ", ")).",
      advice: "Install it with “apt-get install chromium”.")
  }
}
