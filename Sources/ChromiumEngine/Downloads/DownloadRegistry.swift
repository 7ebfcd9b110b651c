import Synchronization

/// Which of Chromium's downloads is whose.
final class DownloadRegistry: Sendable {
  private struct State {
    /// The downloads that are about to begin, by the frame that they come from.
    var expected: [String: [ChromiumDownload]] = [:]
    var running: [String: ChromiumDownload] = [:]
    var directory: String?
  }

  private let state = Mutex(State())

  /// A download of a frame is about to begin.
  func expect(_ download: ChromiumDownload, from frame: String) {
    state.withLock { $0.expected[frame, default: []].append(download) }
  }

  /// A download that was about to begin does not.
  func forget(_ download: ChromiumDownload) {
    state.withLock { state in
      for frame in state.expected.keys { state.expected[frame]?.removeAll { $0 === download } }
      state.expected = state.expected.filter { !$0.value.isEmpty }
      state.running = state.running.filter { $0.value !== download }
    }
  }

  /// A download has begun.
  ///
  /// - Returns: Whose it is; `nil` for one that nobody expects.
  func began(_ event: DownloadEvents.Began) -> ChromiumDownload? {
    state.withLock { state in
      guard var waiting = state.expected[event.frameId], !waiting.isEmpty else { return nil }
      let download = waiting.removeFirst()
      state.expected[event.frameId] = waiting.isEmpty ? nil : waiting
      state.running[event.guid] = download
      return download
    }
  }

  /// A download that began before anybody expected it is somebody's now.
  func adopt(_ download: ChromiumDownload, _ guid: String) {
    state.withLock { $0.running[guid] = download }
  }

  /// Whose a running download is.
  func download(_ guid: String) -> ChromiumDownload? { state.withLock { $0.running[guid] } }

  /// The folder that Chromium writes to; made known once.
  var directory: String? {
    get { state.withLock { $0.directory } }
    set { state.withLock { $0.directory = newValue } }
  }
}
