import EngineSupport
import Foundation
import WebEngine

/// A download that Chromium writes to a file in the browser's private directory.
///
/// When the first byte is written, a second hard link to the file is created, because Chromium removes its own
/// when the download fails.
actor ChromiumDownload: WebDownload {
  nonisolated let events: AsyncStream<DownloadEvent>
  private let continuation: AsyncStream<DownloadEvent>.Continuation
  private let browser: Browser
  private var guid: String?
  private var response: DownloadResponse?
  private var hasReportedResponse = false
  private var isFinished = false
  private var received = 0
  /// The tab that requests it; `nil` for a download of a page.
  private var tab: DownloadTab?

  init(in browser: Browser) {
    (events, continuation) = AsyncStream.makeStream(of: DownloadEvent.self)
    self.browser = browser
  }

  /// Sets the tab that requests it.
  func setTab(_ tab: DownloadTab) { self.tab = tab }

  // MARK: Events

  /// Handles the response, which precedes the start of the download.
  func didReceive(_ response: DownloadResponse) { self.response = response }

  /// Handles a redirect.
  func willRedirect(_ response: DownloadResponse, to request: DownloadRequest) {
    continuation.yield(.redirected(response, request))
  }

  /// Handles the start of the download.
  func willBegin(_ event: DownloadEvents.WillBegin) {
    guid = event.guid
    if isFinished { return stop() }
    linkFile()
    guard !hasReportedResponse, let url = response?.url ?? URL(address: event.url) else { return }
    hasReportedResponse = true
    var response = response ?? DownloadResponse(url: url, status: 200, headers: [], mediaType: "")
    response.suggestedName = event.suggestedFilename
    continuation.yield(.receivedResponse(response))
  }

  /// Handles received data, or the end of the download.
  func didReceive(_ event: DownloadEvents.Progress) async {
    guard !isFinished else { return }
    linkFile()
    let count = Int(event.receivedBytes)
    if count > received {
      received = count
      let total = event.totalBytes > 0 ? Int(event.totalBytes) : nil
      continuation.yield(.progress(received: count, total: total))
    }
    switch event.state {
    case "completed":
      // Without a second link, Chromium's own file exists until `close()`.
      finish(.finished(part ?? URL(filePath: event.filePath ?? original ?? "")))
    case "canceled":
      didFail("net::ERR_CONNECTION_CLOSED")
    default: break
    }
  }

  /// Handles a network error.
  func didFail(_ detail: String) {
    guard !isFinished else { return }
    linkFile()
    stop()
    finish(.failed(PageFailure(chromium: detail, url: response?.url), part: part))
  }

  /// Handles a failure for another reason.
  func didFail(_ failure: PageFailure) {
    guard !isFinished else { return }
    stop()
    finish(.failed(failure, part: nil))
  }

  // MARK: WebDownload

  func decideRedirect(_ isFollowed: Bool) async {
    await tab?.decideRedirect(isFollowed)
    if !isFollowed {
      didFail(PageFailure(kind: .cancelled, url: response?.url, detail: "redirect"))
    }
  }

  func cancel() async -> URL? {
    guard !isFinished else { return nil }
    linkFile()
    stop()
    finish(nil)
    return part
  }

  func close() async {
    isFinished = true
    stop()
    if let path { try? FileManager.default.removeItem(atPath: path) }
    if let original { try? FileManager.default.removeItem(atPath: original) }
  }

  // MARK: Files

  private func stop() {
    if let guid { browser.root.send("Browser.cancelDownload", ["guid": .string(guid)]) }
    browser.downloads.remove(self)
    tab?.close()
    tab = nil
  }

  private func finish(_ event: DownloadEvent?) {
    isFinished = true
    browser.downloads.remove(self)
    tab?.close()
    tab = nil
    if let event { continuation.yield(event) }
    continuation.finish()
  }

  private var part: URL? {
    guard let path, FileManager.default.fileExists(atPath: path) else { return nil }
    return URL(filePath: path)
  }

  private var original: String? {
    guard let directory = browser.downloads.directory, let guid else { return nil }
    return "\(directory)/\(guid)"
  }

  /// The path of the second hard link.
  private var path: String? { original.map { $0 + ".linked" } }

  /// Creates the second hard link to the file.
  ///
  /// Before Chromium renames the file, it creates an empty placeholder at the destination, so an empty file
  /// is not linked.
  private func linkFile() {
    guard let original, let path, !FileManager.default.fileExists(atPath: path) else { return }
    for name in [original + ".crdownload", original] where Self.size(of: name) > 0 {
      if (try? FileManager.default.linkItem(atPath: name, toPath: path)) != nil { return }
    }
  }

  private static func size(of path: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.size] as? NSNumber)?.intValue ?? 0
  }
}
