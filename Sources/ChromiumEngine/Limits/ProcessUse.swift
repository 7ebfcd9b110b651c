import Foundation

/// What one process of a browser uses, as the kernel says.
struct ProcessUse: Sendable, Equatable {
  /// The process's number.
  let identifier: Int32
  /// Whether it runs pages.
  let isRenderer: Bool
  /// The memory that it has made itself, in memory and swapped out, in bytes.
  ///
  /// What it reads from files, its program above all, does not count.
  let memory: Int

  /// The processes of a session.
  ///
  /// - Parameter leader: The process that leads the session.
  static func all(inSessionOf leader: Int32) -> [ProcessUse] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.compactMap { process in
      guard let line = text("/proc/\(process)/stat"), session(stat: line) == leader,
        let status = text("/proc/\(process)/status")
      else { return nil }
      let words = text("/proc/\(process)/cmdline") ?? ""
      return ProcessUse(
        identifier: process,
        // Chromium's processes write their arguments again, with spaces between.
        isRenderer: words.split { $0 == "\0" || $0 == " " }.contains("--type=renderer"),
        memory: memory(status: status))
    }
  }

  /// Reads `/proc/<process>/stat`: the session is the fourth field after the name, which stands in
  /// parentheses and may hold anything.
  static func session(stat: String) -> Int32? {
    guard let end = stat.lastIndex(of: ")") else { return nil }
    let fields = stat[end...].split(separator: " ")
    return fields.count > 4 ? Int32(fields[4]) : nil
  }

  /// Reads `/proc/<process>/status`.
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
