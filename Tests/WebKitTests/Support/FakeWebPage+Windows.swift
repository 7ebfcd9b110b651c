import Foundation
import Synchronization
import WebEngine

/// The windows and downloads that a page begins.
extension FakeWebPage {
  /// The downloads that were begun for the page.
  var downloads: [FakeDownload] { state.withLock { $0.downloads } }

  func download(_ identifier: Int) async -> (any WebDownload)? {
    state.withLock { state in
      state.commands.append(.download(identifier))
      state.downloads.append(FakeDownload())
      return state.downloads.last
    }
  }

  func startDownload(
    _ request: DownloadRequest
  ) async throws(WebEngineError) -> any WebDownload {
    try note(.startDownload(request))
    let download = FakeDownload()
    state.withLock { $0.downloads.append(download) }
    return download
  }

  /// The windows that were opened for the page.
  var windows: [FakeWebPage] { state.withLock { $0.windows } }

  func openWindow(
    _ identifier: Int, _ configuration: PageConfiguration
  ) async throws(WebEngineError) -> any WebPage {
    try note(.openWindow(identifier))
    let window = FakeWebPage(configuration)
    state.withLock { $0.windows.append(window) }
    return window
  }

  func refuseWindow(_ identifier: Int) async {
    state.withLock { $0.commands.append(.refuseWindow(identifier)) }
  }
}
