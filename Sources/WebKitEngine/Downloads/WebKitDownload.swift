import EngineSupport
import Foundation
import WebEngine

/// A download in the helper, which follows redirects by itself.
@PageActor
final class WebKitDownload: WebDownload {
  nonisolated let events: AsyncStream<DownloadEvent>
  private let report: AsyncStream<DownloadEvent>.Continuation
  private nonisolated let helper: Helper
  private nonisolated let number: Int
  private let url: URL
  private var listening: Task<Void, Never>?
  private var total: Int?
  private var isClosed = false

  private struct Response: Decodable {
    let url: String
    let status: Int
    let mimeType: String
    let suggestedName: String
    let total: Int?
  }

  private struct Progress: Decodable { let received: Int }
  private struct Finished: Decodable { let path: String }
  private struct Failed: Decodable { let message: String }

  init(number: Int, url: URL, in helper: Helper) {
    (events, report) = AsyncStream.makeStream(of: DownloadEvent.self)
    self.number = number
    self.url = url
    self.helper = helper
    let messages = helper.connection.events(ofDownload: number)
    listening = Task { [weak self] in
      for await message in messages { self?.handle(message) }
      self?.report.finish()
    }
  }

  private func handle(_ message: HelperMessage) {
    switch message.method {
    case "Download.receivedResponse":
      guard let event = message.parameters(Response.self) else { return }
      total = event.total.flatMap { $0 > 0 ? $0 : nil }
      report.yield(
        .receivedResponse(
          DownloadResponse(
            url: URL(address: event.url) ?? url, status: event.status, headers: [],
            mediaType: event.mimeType.lowercased(), suggestedName: event.suggestedName)))
    case "Download.progress":
      guard let event = message.parameters(Progress.self) else { return }
      report.yield(.progress(received: event.received, total: total))
    case "Download.finished":
      guard let event = message.parameters(Finished.self) else { return }
      report.yield(.finished(URL(fileURLWithPath: event.path)))
      report.finish()
    case "Download.failed":
      guard let event = message.parameters(Failed.self) else { return }
      report.yield(
        .failed(PageFailure(kind: .connectionLost, url: url, detail: event.message), part: nil))
      report.finish()
    default: break
    }
  }

  /// Cancels a download whose redirect is refused; WebKit follows redirects by itself.
  func decideRedirect(_ isFollowed: Bool) {
    if !isFollowed { cancelTransfer() }
  }

  func cancel() -> URL? {
    cancelTransfer()
    return nil
  }

  func close() {
    cancelTransfer()
    report.finish()
  }

  private func cancelTransfer() {
    guard !isClosed else { return }
    isClosed = true
    listening?.cancel()
    helper.connection.send("Download.close", ["download": .integer(number)])
    helper.connection.closeDownload(number)
  }
}
