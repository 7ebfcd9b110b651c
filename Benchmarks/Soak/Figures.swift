package import Foundation

/// What a program and its browser hold at one moment.
package struct Figures: Sendable, Equatable {
  /// The browser's processes, helpers included.
  package var processes: Int
  /// The open descriptors of the program and of the browser's processes.
  package var openFiles: Int
  /// The browser's tabs.
  package var tabs: Int
  /// The program's resident memory, in megabytes.
  package var memory: Int
  /// The memory that the browser's processes have made, in megabytes; what they share counts once.
  ///
  /// What they only read from files is left out: other browsers on the machine share it.
  package var browserMemory: Int

  /// Looks at the processes whose private directory lies in a folder.
  init(place: URL, tabs: Int) {
    let browser = Self.browserProcesses(in: place)
    processes = browser.count
    openFiles = ([ProcessInfo.processInfo.processIdentifier] + browser).map(Self.descriptors)
      .reduce(0, +)
    self.tabs = tabs
    memory = Self.kilobytes("VmRSS:", in: "/proc/self/status") / 1024
    browserMemory =
      browser.map { process in
        let file = "/proc/\(process)/smaps_rollup"
        return Self.kilobytes("Pss_Anon:", in: file) + Self.kilobytes("Pss_Shmem:", in: file)
      }.reduce(0, +) / 1024
  }

  /// The processes that a browser in a folder consists of.
  package static func browserProcesses(in place: URL) -> [Int32] {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return numbers.compactMap { Int32($0) }.filter { number in
      guard let line = FileManager.default.contents(atPath: "/proc/\(number)/cmdline")
      else { return false }
      return String(decoding: line, as: UTF8.self).contains("--user-data-dir=\(place.path)/")
    }
  }

  private static func descriptors(of process: Int32) -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd").count) ?? 0
  }

  private static func kilobytes(_ name: String, in file: String) -> Int {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix(name) })
    else { return 0 }
    return Int(line.filter(\.isNumber)) ?? 0
  }
}
