import Foundation

/// Whether a process is really in Chromium's sandbox, as the kernel says.
enum SandboxCheck {
  /// Returns whether the process has a system-call filter and a process namespace of its own.
  ///
  /// - Parameter process: The process's number.
  static func isSandboxed(process: Int) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    else {
      return false
    }
    return isSandboxed(status: status)
  }

  /// Reads `/proc/<process>/status`: a filter is `Seccomp: 2`, a namespace shows as more than one
  /// number after `NSpid:`.
  static func isSandboxed(status: String) -> Bool {
    var hasFilter = false
    var hasNamespace = false
    for line in status.split(separator: "\n") {
      let words = line.split { $0 == ":" || $0 == "\t" || $0 == " " }
      if words.first == "Seccomp" { hasFilter = words.dropFirst().first == "2" }
      if words.first == "NSpid" { hasNamespace = words.count > 2 }
    }
    return hasFilter && hasNamespace
  }
}
