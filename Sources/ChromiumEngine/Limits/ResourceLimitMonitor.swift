import Foundation
import Glibc
import Synchronization
import WebEngine

/// Kills processes of the browser that exceed the configured memory or disk limit.
///
/// The kernel's limits are unsuitable: V8 reserves terabytes of address space, containers seldom permit
/// control groups, and neither reports which limit was exceeded. The usage of the browser's processes is
/// polled a few times a second instead.
final class ResourceLimitMonitor: Sendable {
  private let memoryLimit: Int?
  private let diskLimit: Int?
  /// The process identifier of the browser, which is the session leader.
  private let browser: Int32
  private let directory: String
  private let reached = Mutex<(limit: PageLimit, time: ContinuousClock.Instant)?>(nil)
  private let task = Mutex<Task<Void, Never>?>(nil)

  init(_ configuration: ChromiumConfiguration, browser: Int32, directory: String) {
    memoryLimit = configuration.memoryLimit
    diskLimit = configuration.diskLimit
    self.browser = browser
    self.directory = directory
  }

  deinit { stop() }

  /// Starts monitoring if there is a limit.
  func start() {
    guard memoryLimit != nil || diskLimit != nil else { return }
    let monitoring = Task.detached(priority: .utility) { [weak self] in
      var round = 0
      while !Task.isCancelled {
        try? await Task.sleep(for: EngineWaits.resourceUsage)
        guard let self, !Task.isCancelled else { return }
        checkMemory()
        // The disk takes longer to check and to fill.
        if round % 4 == 0 { checkDisk() }
        round += 1
      }
    }
    task.withLock { $0 = monitoring }
  }

  /// Stops monitoring.
  func stop() { task.withLock { $0?.cancel() } }

  /// The limit for which a process was killed in the last ten seconds; `nil` for none.
  var limit: PageLimit? {
    reached.withLock { reached in
      reached.flatMap { ContinuousClock.now - $0.time < .seconds(10) ? $0.limit : nil }
    }
  }

  /// Kills the renderers that exceed the memory limit, and the browser if its other processes do.
  private func checkMemory() {
    guard let memoryLimit else { return }
    let processes = ProcessMemory.all(inSessionOf: browser)
    for process in processes where process.isRenderer && process.memory > memoryLimit {
      kill(process.identifier, .memory(memoryLimit))
    }
    // The other processes hold data of all pages, such as blobs and textures.
    let others = processes.filter { !$0.isRenderer }
    if others.reduce(0, { $0 + $1.memory }) > memoryLimit { kill(browser, .memory(memoryLimit)) }
  }

  /// Kills the browser if the files of all pages exceed the disk limit.
  private func checkDisk() {
    guard let diskLimit, Self.diskUsage(of: directory, atMost: diskLimit) > diskLimit else {
      return
    }
    kill(browser, .disk(diskLimit))
  }

  private func kill(_ process: Int32, _ limit: PageLimit) {
    reached.withLock { $0 = (limit, .now) }
    _ = Glibc.kill(process, SIGKILL)
  }

  /// Returns the disk space that a directory's files occupy, in bytes; stops counting above `limit`.
  ///
  /// The files of ``SharedFiles`` are not counted.
  static func diskUsage(of directory: String, atMost limit: Int) -> Int {
    guard let files = FileManager.default.enumerator(atPath: directory) else { return 0 }
    var bytes = 0
    while bytes <= limit, let file = files.nextObject() as? String {
      if file == SharedFiles.directoryName {
        files.skipDescendants()
        continue
      }
      var status = stat()
      guard lstat("\(directory)/\(file)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        continue
      }
      bytes += Int(status.st_blocks) * 512
    }
    return bytes
  }
}
