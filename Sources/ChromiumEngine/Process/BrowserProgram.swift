import Foundation
import WebEngine

/// The location of the browser's executable.
enum BrowserProgram {
  /// The paths searched for the executable, in order of preference.
  ///
  /// Debian's `/usr/bin/chromium` is a script that adds the user's flags and extensions; the executable
  /// itself is next to its resources. Ubuntu's `/usr/bin/chromium-browser` starts a snap, whose
  /// confinement denies access to the profile. `scripts/bootstrap` searches the same paths.
  static let candidates = [
    "/usr/lib/chromium/chromium", "/usr/bin/chromium", "/usr/bin/google-chrome-stable",
    "/usr/bin/google-chrome",
  ]

  /// Returns the absolute path of an executable: `chosen`, or the first candidate that exists.
  ///
  /// - Parameter chosen: A path, or a name to find in `PATH`.
  /// - Throws: `notInstalled` if there is none.
  static func locate(_ chosen: String?) throws(WebEngineError) -> String {
    if let chosen { return try locate(chosen: chosen) }
    for candidate in candidates where FileManager.default.isExecutableFile(atPath: candidate) {
      return candidate
    }
    throw WebEngineError(
      .notInstalled,
      "Chromium is not installed: it is at none of \(candidates.joined(separator: ", ")).",
      advice:
        "Install it with “apt-get install chromium”; on Ubuntu, whose Chromium is a snap, install "
        + "Google Chrome's package. FANLIGHT_CHROMIUM names a browser that is elsewhere.")
  }

  private static func locate(chosen: String) throws(WebEngineError) -> String {
    let path = chosen.contains("/") ? chosen : onPath(chosen) ?? chosen
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    guard exists, !isDirectory.boolValue else {
      throw WebEngineError(
        .notInstalled,
        exists ? "\(chosen) is a directory, no program." : "There is no program at \(chosen).",
        advice: "Name Chromium's program in FANLIGHT_CHROMIUM, or unset it for the installed one.")
    }
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw WebEngineError(
        .notInstalled, "\(chosen) may not be executed.",
        advice: "Run “chmod +x \(chosen)” if it is Chromium's program, or name another in "
          + "FANLIGHT_CHROMIUM.")
    }
    return URL(fileURLWithPath: path).path
  }

  private static func onPath(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(name)" }.first(
      where: FileManager.default.isExecutableFile(atPath:))
  }
}
