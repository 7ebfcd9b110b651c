import Foundation
import WebEngine

/// A download of Chromium's, which writes it to a file of the browser's private directory.
///
/// Its file has a second name from its first byte on: Chromium removes its own when it gives up.
actor ChromiumDownload: WebDownload {
  nonisolated let events: AsyncStream<DownloadEvent>
  private let report: AsyncStream<DownloadEvent>.Continuation
  private let browser: Browser
  private var guid: String?
  private var answer: DownloadResponse?
  private var isAnswered = false
  private var isOver = false
  private var received = 0
  /// The tab that asks for it, where no page does.
  var tab: DownloadTab?

  init(in browser: Browser) {
    (events, report) = AsyncStream.makeStream(of: DownloadEvent.self)
    self.browser = browser
  }

  // MARK: What Chromium says

  /// The head of the answer is known before the download begins.
  func answered(_ answer: DownloadResponse) { self.answer = answer }

  /// The server sends it elsewhere.
  func redirected(_ answer: DownloadResponse, _ request: DownloadRequest) {
    report.yield(.redirected(answer, request))
  }

  /// The download has begun.
  func began(_ event: DownloadEvents.Began) {
    guid = event.guid
    if isOver { return stop() }
    keepFile()
    guard !isAnswered, let url = answer?.url ?? URL(address: event.url) else { return }
    isAnswered = true
    var answer = answer ?? DownloadResponse(url: url, status: 200, headers: [], mediaType: "")
    answer.suggestedName = event.suggestedFilename
    report.yield(.answered(answer))
  }

  /// More has arrived, or it is over.
  func progressed(_ event: DownloadEvents.Progress) async {
    guard !isOver else { return }
    keepFile()
    let count = Int(event.receivedBytes)
    if count > received {
      received = count
      let total = event.totalBytes > 0 ? Int(event.totalBytes) : nil
      report.yield(.progress(received: count, total: total))
    }
    switch event.state {
    case "completed":
      // Where there is no second name, Chromium's own stands until it is closed.
      end(.finished(part ?? URL(filePath: event.filePath ?? original ?? "")))
    case "canceled":
      failed("net::ERR_CONNECTION_CLOSED")
    default: break
    }
  }

  /// The server's connection broke, or there never was one.
  func failed(_ detail: String) {
    guard !isOver else { return }
    keepFile()
    stop()
    end(.failed(PageFailure(chromium: detail, url: answer?.url), part: part))
  }

  /// It came to nothing for another reason.
  func failed(_ failure: PageFailure) {
    guard !isOver else { return }
    stop()
    end(.failed(failure, part: nil))
  }

  // MARK: What the app says

  func follow(_ isFollowed: Bool) async {
    await tab?.follow(isFollowed)
    if !isFollowed { failed(PageFailure(kind: .cancelled, url: answer?.url, detail: "redirect")) }
  }

  func cancel() async -> URL? {
    guard !isOver else { return nil }
    keepFile()
    stop()
    end(nil)
    return part
  }

  func close() async {
    isOver = true
    stop()
    if let path { try? FileManager.default.removeItem(atPath: path) }
    if let original { try? FileManager.default.removeItem(atPath: original) }
  }

  // MARK: Files

  private func stop() {
    if let guid { browser.root.send("Browser.cancelDownload", ["guid": .string(guid)]) }
    browser.downloads.forget(self)
    tab?.close()
    tab = nil
  }

  private func end(_ event: DownloadEvent?) {
    isOver = true
    browser.downloads.forget(self)
    tab?.close()
    tab = nil
    if let event { report.yield(event) }
    report.finish()
  }

  private var part: URL? {
    guard let path, FileManager.default.fileExists(atPath: path) else { return nil }
    return URL(filePath: path)
  }

  private var original: String? {
    guard let directory = browser.downloads.directory, let guid else { return nil }
    return "\(directory)/\(guid)"
  }

  /// The second name.
  private var path: String? { original.map { $0 + ".kept" } }

  /// Gives the file its second name.
  ///
  /// Before Chromium moves the file to a name it makes an empty one there, which the file replaces:
  /// an empty file may be that one and not the file.
  private func keepFile() {
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
