import Synchronization

/// A registry of downloads.
final class DownloadRegistry: Sendable {
  private struct State {
    /// The downloads that are about to start, by frame.
    var expected: [String: [ChromiumDownload]] = [:]
    var running: [String: ChromiumDownload] = [:]
    var directory: String?
  }

  private let state = Mutex(State())

  /// Adds a download that is about to start in a frame.
  func expect(_ download: ChromiumDownload, from frame: String) {
    state.withLock { $0.expected[frame, default: []].append(download) }
  }

  /// Removes a download.
  func remove(_ download: ChromiumDownload) {
    state.withLock { state in
      for frame in state.expected.keys { state.expected[frame]?.removeAll { $0 === download } }
      state.expected = state.expected.filter { !$0.value.isEmpty }
      state.running = state.running.filter { $0.value !== download }
    }
  }

  /// Assigns a download that began to the first expected one of its frame.
  ///
  /// - Returns: The download; `nil` if none is expected.
  func dequeueExpected(_ event: DownloadEvents.WillBegin) -> ChromiumDownload? {
    state.withLock { state in
      guard var waiting = state.expected[event.frameId], !waiting.isEmpty else { return nil }
      let download = waiting.removeFirst()
      state.expected[event.frameId] = waiting.isEmpty ? nil : waiting
      state.running[event.guid] = download
      return download
    }
  }

  /// Adds a download that began unexpectedly.
  func add(_ download: ChromiumDownload, _ guid: String) {
    state.withLock { $0.running[guid] = download }
  }

  /// Returns the running download with a GUID.
  func download(_ guid: String) -> ChromiumDownload? { state.withLock { $0.running[guid] } }

  /// The directory that Chromium writes to, which is set once.
  var directory: String? {
    get { state.withLock { $0.directory } }
    set { state.withLock { $0.directory = newValue } }
  }
}
