import Foundation
import Glibc
import Synchronization
import WebEngine

/// Ends pages that use more than they may.
///
/// A limit that the kernel sets fits badly: V8 reserves address space by the terabyte, a container
/// seldom lets a program make control groups, and neither says which limit it was. So what the
/// browser's processes use is looked at a few times a second.
final class LimitWatch: Sendable {
  private let memoryLimit: Int?
  private let diskLimit: Int?
  /// The browser's own process, which leads its session.
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

  /// Begins to watch, where there is a limit.
  func start() {
    guard memoryLimit != nil || diskLimit != nil else { return }
    let watching = Task.detached(priority: .utility) { [weak self] in
      var round = 0
      while !Task.isCancelled {
        try? await Task.sleep(for: EngineWaits.processUse)
        guard let self, !Task.isCancelled else { return }
        checkMemory()
        // The disk is slower to read and to fill.
        if round % 4 == 0 { checkDisk() }
        round += 1
      }
    }
    task.withLock { $0 = watching }
  }

  /// Ends the watch.
  func stop() { task.withLock { $0?.cancel() } }

  /// The limit that a process was ended for just now; `nil` where one ended for another reason.
  var limit: PageLimit? {
    reached.withLock { reached in
      reached.flatMap { ContinuousClock.now - $0.time < .seconds(10) ? $0.limit : nil }
    }
  }

  private func checkMemory() {
    guard let memoryLimit else { return }
    let processes = ProcessUse.all(inSessionOf: browser)
    for process in processes where process.isRenderer && process.memory > memoryLimit {
      end(process.identifier, .memory(memoryLimit))
    }
    // What pages have in the browser's other processes, such as blobs and textures, is all pages'.
    let others = processes.filter { !$0.isRenderer }
    if others.reduce(0, { $0 + $1.memory }) > memoryLimit { end(browser, .memory(memoryLimit)) }
  }

  /// What is on disk is all pages', and goes with the browser only.
  private func checkDisk() {
    guard let diskLimit, Self.diskUse(of: directory, atMost: diskLimit) > diskLimit else { return }
    end(browser, .disk(diskLimit))
  }

  private func end(_ process: Int32, _ limit: PageLimit) {
    reached.withLock { $0 = (limit, .now) }
    kill(process, SIGKILL)
  }

  /// The bytes that a directory's files take on disk, up to a little more than `limit`.
  ///
  /// Those that the app itself puts there for the browser do not count.
  static func diskUse(of directory: String, atMost limit: Int) -> Int {
    let keys: Set<URLResourceKey> = [.fileAllocatedSizeKey]
    guard
      let files = FileManager.default.enumerator(
        at: URL(fileURLWithPath: directory, isDirectory: true),
        includingPropertiesForKeys: Array(keys))
    else { return 0 }
    var bytes = 0
    while bytes <= limit, let file = files.nextObject() as? URL {
      if files.level == 1, file.lastPathComponent == SharedFiles.directoryName {
        files.skipDescendants()
        continue
      }
      bytes += (try? file.resourceValues(forKeys: keys).fileAllocatedSize) ?? 0
    }
    return bytes
  }
}
