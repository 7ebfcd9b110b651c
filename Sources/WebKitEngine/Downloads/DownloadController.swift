import EngineSupport
import Foundation
import WebEngine

/// Starts downloads of the page.
@PageActor
final class DownloadController {
  private var waiters: [CheckedContinuation<WebKitDownload?, Never>] = []
  private unowned let page: any PageContext

  init(page: any PageContext) {
    self.page = page
  }

  private struct Started: Decodable {
    let download: Int
    let url: String
  }

  /// Handles the start of a download.
  func handle(_ message: HelperMessage) {
    guard let event = message.parameters(Started.self), let url = URL(address: event.url) else {
      return
    }
    let download = WebKitDownload(number: event.download, url: url, in: page.helper)
    guard !waiters.isEmpty else { return download.close() }
    waiters.removeFirst().resume(returning: download)
  }

  /// Sends a command that starts a download, and returns the download when it has started.
  func startDownload(_ command: @PageActor () -> Bool) async -> WebKitDownload? {
    guard (try? page.checkOpen()) != nil, command() else { return nil }
    return await withCheckedContinuation { waiters.append($0) }
  }

  /// Starts a download of a request.
  func start(_ request: DownloadRequest) async throws(WebEngineError) -> any WebDownload {
    try page.checkOpen()
    guard request.method.uppercased() == "GET", request.body == nil, request.headers.isEmpty else {
      throw WebEngineError(
        .protocolFailed,
        "\(request.url.absoluteString) was not downloaded: WebKitGTK downloads URLs only, without a "
          + "method, header fields or a body.",
        advice: "Use the engine chromium.")
    }
    let begun = await startDownload {
      page.send("Page.download", ["url": .string(request.url.absoluteString)])
      return true
    }
    guard let begun else { throw WebEngineError(.pageClosed, "The page was closed.") }
    return begun
  }

  /// Ends the waits for downloads when the page is closed or its process terminates.
  func resumeWaiters() {
    for waiter in waiters { waiter.resume(returning: nil) }
    waiters = []
  }
}
