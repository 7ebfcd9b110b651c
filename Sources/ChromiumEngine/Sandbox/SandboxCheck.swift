import Foundation

/// A check of Chromium's sandbox by the kernel's process status.
enum SandboxCheck {
  /// Returns whether a process has a system call filter and a PID namespace of its own.
  ///
  /// - Parameter process: The process identifier.
  static func isSandboxed(process: Int) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    else {
      return false
    }
    return isSandboxed(status: status)
  }

  /// Returns whether the contents of `/proc/<process>/status` show a filter (`Seccomp: 2`) and a namespace
  /// (more than one number after `NSpid:`).
  static func isSandboxed(status: String) -> Bool {
    var hasFilter = false
    var hasNamespace = false
    for line in status.split(separator: "\n") {
      let fields = line.split { $0 == ":" || $0 == "\t" || $0 == " " }
      if fields.first == "Seccomp" { hasFilter = fields.dropFirst().first == "2" }
      if fields.first == "NSpid" { hasNamespace = fields.count > 2 }
    }
    return hasFilter && hasNamespace
  }
}
