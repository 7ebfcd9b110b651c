import Foundation
import WebEngine

/// The failure of a browser to start.
struct StartFailure {
  /// The path of the executable.
  var executable: String
  /// The directory in which the private directory was to be created.
  var directory: String
  /// A Boolean value that indicates whether the browser was started as another user.
  var isOtherUser: Bool
  /// The exit status; `nil` if the browser was running and did not respond.
  var status: Int32?
  /// The end of its output to standard error.
  var standardErrorTail: String
  /// The underlying error.
  var cause: WebEngineError

  /// The error that is thrown; its code is `engineTerminated` if the browser was killed.
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
        .engineTerminated,
        "\(executable) was ended by signal \(status - 128) while it started\(reason).",
        advice: "See what “fanlight doctor” says, and whether the machine has memory left.")
    }
    return WebEngineError(
      .startFailed, "\(executable) ended at once with status \(status)\(reason).",
      advice: isOtherUser && standardErrorTail.contains("ermission denied")
        ? "Put it where every user may run it: root starts the browser as the user nobody."
        : "Run “\(executable) --version” to see whether it starts.")
  }

  /// The last lines of standard error after a colon, without Chromium's log prefixes.
  private var reason: String {
    let lines = standardErrorTail.split(separator: "\n").filter { !$0.contains("dbus") }
    let texts = lines.suffix(2).map { line in
      let hasPrefix = line.hasPrefix("[")
      let rest = hasPrefix ? line.drop { $0 != "]" }.dropFirst() : line
      return rest.trimmingCharacters(in: CharacterSet(charactersIn: " .\r\t"))
    }.filter { !$0.isEmpty && $0 != "Killed" }
    let text = texts.joined(separator: " / ")
    return text.isEmpty ? "" : ": " + text.prefix(240)
  }
}
