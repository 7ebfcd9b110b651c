import Foundation
import WebEngine

/// A browser that did not start.
struct StartFailure {
  /// The program's path.
  var executable: String
  /// Where its private directory was to be made.
  var directory: String
  /// Whether it was started as another user than the one that runs this program.
  var isOtherUser: Bool
  /// What it ended with by itself; `nil` when it was there and did not answer.
  var status: Int32?
  /// What it wrote to its standard error.
  var standardErrorTail: String
  /// What was missed.
  var cause: WebEngineError

  /// The failure in words; its code is `engineGone` when the browser was killed.
  var error: WebEngineError {
    if standardErrorTail.contains("No usable sandbox") || standardErrorTail.contains("namespace") {
      return WebEngineError(
        .startFailed,
        "\(executable) ended at once, because the system gives it no sandbox: unprivileged user "
          + "namespaces are not allowed.",
        advice: UserNamespaces.remedy(read: UserNamespaces.setting))
    }
    guard let status else {
      return WebEngineError(
        .startFailed, "\(executable) was started, but: \(cause.message)",
        advice: "Run “\(executable) --version” to see whether it is Chromium and starts.")
    }
    if status == SupervisorScript.noDirectory {
      return WebEngineError(
        .startFailed, "No directory for the browser could be made in \(directory)\(reason).",
        advice: "Check that \(directory) is writable, or set TMPDIR to another directory.")
    }
    if status > 128 {
      return WebEngineError(
        .engineGone,
        "\(executable) was ended by signal \(status - 128) while it started\(reason).",
        advice: "See what “fanlight doctor” says, and whether the machine has memory left.")
    }
    return WebEngineError(
      .startFailed, "\(executable) ended at once with status \(status)\(reason).",
      advice: isOtherUser && standardErrorTail.contains("ermission denied")
        ? "Put it where every user may run it: root starts the browser as the user nobody."
        : "Run “\(executable) --version” to see whether it starts.")
  }

  /// The last that it said, after a colon, without Chromium's marks of time and place.
  private var reason: String {
    let lines = standardErrorTail.split(separator: "\n").filter { !$0.contains("dbus") }
    let words = lines.suffix(2).map { line in
      let isMarked = line.hasPrefix("[")
      let rest = isMarked ? line.drop { $0 != "]" }.dropFirst() : line
      return rest.trimmingCharacters(in: CharacterSet(charactersIn: " .\r\t"))
    }.filter { !$0.isEmpty && $0 != "Killed" }
    let text = words.joined(separator: " / ")
    return text.isEmpty ? "" : ": " + text.prefix(240)
  }
}
