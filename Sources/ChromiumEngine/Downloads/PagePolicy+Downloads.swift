import Foundation
import WebEngine

extension PagePolicy {
  /// Stores a download until its policy decision; returns its navigation.
  mutating func hold(
    saving download: ChromiumDownload, _ url: URL, _ identifier: String, main: String
  ) -> NavigationRequest {
    let frame = frame(identifier, main: main)
    return NavigationRequest(
      identifier: keep(.saving(download)), cause: .link, url: url, target: frame, source: frame,
      requestsDownload: true)
  }
}

extension ChromiumDownload {
  /// Sets the tab that requests it.
  func setTab(_ tab: DownloadTab) { self.tab = tab }
}
