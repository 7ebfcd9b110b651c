import Foundation
import WebEngine

extension PagePolicy {
  /// Keeps a download that has begun, and asks whether it may.
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
  /// The tab that asks for it.
  func use(_ tab: DownloadTab) { self.tab = tab }
}
