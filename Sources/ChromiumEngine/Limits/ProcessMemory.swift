import Foundation

/// The memory usage of a process of the browser.
struct ProcessMemory: Sendable, Equatable {
  /// The process identifier.
  let identifier: Int32
  /// A Boolean value that indicates whether the process is a renderer.
  let isRenderer: Bool
  /// The anonymous and shared memory, resident or swapped out, in bytes.
  ///
  /// Mapped files are not counted.
  let memory: Int

  /// Returns the processes of a session.
  ///
  /// - Parameter leader: The process identifier of the session leader.
  static func all(inSessionOf leader: Int32) -> [ProcessMemory] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.compactMap { process in
      guard let line = text("/proc/\(process)/stat"), session(stat: line) == leader,
        let status = text("/proc/\(process)/status")
      else { return nil }
      let arguments = text("/proc/\(process)/cmdline") ?? ""
      return ProcessMemory(
        identifier: process,
        // Chromium's processes replace the separators of their arguments with spaces.
        isRenderer: arguments.split { $0 == "\0" || $0 == " " }.contains("--type=renderer"),
        memory: memory(status: status))
    }
  }

  /// Returns the session identifier from `/proc/<process>/stat`: the fourth field after the name, which is
  /// in parentheses and may contain any characters.
  static func session(stat: String) -> Int32? {
    guard let end = stat.lastIndex(of: ")") else { return nil }
    let fields = stat[end...].split(separator: " ")
    return fields.count > 4 ? Int32(fields[4]) : nil
  }

  /// Returns the memory usage from `/proc/<process>/status`, in bytes.
  static func memory(status: String) -> Int {
    var kilobytes = 0
    for line in status.split(separator: "\n") {
      guard ["RssAnon:", "RssShmem:", "VmSwap:"].contains(where: line.hasPrefix) else { continue }
      kilobytes += line.split { $0 == " " || $0 == "\t" }.dropFirst().first.flatMap { Int($0) } ?? 0
    }
    return kilobytes << 10
  }

  private static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
}
