import EngineSupport
import Foundation
import WebEngine

/// The downloads that the page begins.
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

  /// Begins a download by a command, and returns it when it has started.
  func begin(_ command: @PageActor () -> Bool) async -> WebKitDownload? {
    guard (try? page.checkOpen()) != nil, command() else { return nil }
    return await withCheckedContinuation { waiters.append($0) }
  }

  /// Begins a download of a request.
  func start(_ request: DownloadRequest) async throws(WebEngineError) -> any WebDownload {
    try page.checkOpen()
    guard request.method.uppercased() == "GET", request.body == nil, request.headers.isEmpty else {
      throw WebEngineError(
        .protocolFailed,
        "\(request.url.absoluteString) was not downloaded: WebKitGTK downloads URLs only, without a "
          + "method, header fields or a body.",
        advice: "Use the engine chromium.")
    }
    let begun = await begin {
      page.send("Page.download", ["url": .string(request.url.absoluteString)])
      return true
    }
    guard let begun else { throw WebEngineError(.pageClosed, "The page was closed.") }
    return begun
  }

  /// The page was closed, or its process ended.
  func giveUp() {
    for waiter in waiters { waiter.resume(returning: nil) }
    waiters = []
  }
}
