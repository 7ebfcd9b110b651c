import Foundation
import Glibc

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
      guard getsid(process) == leader,
        let status = FileManager.default.contents(atPath: "/proc/\(process)/status")
      else { return nil }
      let arguments = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
      return ProcessMemory(
        identifier: process, isRenderer: arguments.range(of: rendererType) != nil,
        memory: memory(status: status))
    }
  }

  /// The argument of a renderer.
  private static let rendererType = Data("--type=renderer".utf8)

  /// The fields of `/proc/<process>/status` that ``memory`` is the sum of.
  private static let fields: [Data] = ["RssAnon:", "RssShmem:", "VmSwap:"].map { Data($0.utf8) }

  /// Returns the memory usage from `/proc/<process>/status`, in bytes.
  ///
  /// The text is searched, because splitting it into lines a few times a second for each process would use more
  /// CPU time than the rest of the check.
  static func memory(status: Data) -> Int {
    var kilobytes = 0
    for field in fields {
      guard let name = status.range(of: field) else { continue }
      let digits = status[name.upperBound...]
        .drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        .prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      kilobytes += digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
    return kilobytes << 10
  }
}
