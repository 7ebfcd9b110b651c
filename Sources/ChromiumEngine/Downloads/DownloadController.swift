import Foundation
import WebEngine

/// The downloads of a page.
@PageActor
final class DownloadController {
  /// The downloads whose request or response is paused, by their request's number.
  private var running: [String: ChromiumDownload] = [:]
  /// The URLs of requests that were canceled: Chromium begins a download of each, and fails it.
  private var canceled: Set<String> = []
  private unowned let page: any DownloadPage

  init(page: any DownloadPage) {
    self.page = page
  }

  /// A request of a download was canceled.
  func didCancel(_ address: String) { canceled.insert(address) }

  /// Saves what awaits a policy decision.
  func download(_ identifier: Int) async -> (any WebDownload)? {
    let download = ChromiumDownload(in: page.browser)
    switch page.takePending(identifier) {
    case .answer(let pause, nil):
      guard let answer = DownloadResponse(pause) else { return nil }
      await download.answered(answer)
      expect(download, pause)
      page.session.send("Fetch.continueResponse", pause.savedAnswer)
    case .request(let pause):
      if let loader = pause.networkId { page.forgetLoad(loader) }
      expect(download, pause)
      page.resume(pause)
    case .save(let pause):
      expect(download, pause)
      page.resume(pause)
    case .saving(let begun): return begun
    default: return nil
    }
    return download
  }

  /// Saves the response of a request.
  func startDownload(
    _ request: DownloadRequest
  ) async throws(WebEngineError) -> any WebDownload {
    try page.checkOpen()
    let download = ChromiumDownload(in: page.browser)
    let tab = try await DownloadTab.open(
      besides: page.target, userAgent: page.userAgent, in: page.browser)
    await download.use(tab)
    tab.start(request, for: download)
    return download
  }

  /// A download began without a policy decision: of a link to contents that the page has.
  func didBegin(_ download: ChromiumDownload, _ event: DownloadEvents.Began) async {
    let isCanceled = canceled.remove(event.url) != nil
    guard !isCanceled, !page.isHalted, !page.isClosed, let url = URL(address: event.url) else {
      return await download.close()
    }
    page.emit([.policy(.decideNavigation(page.hold(download, url, from: event.frameId)))]
    )
  }

  private func expect(_ download: ChromiumDownload, _ pause: ProtocolEvents.RequestPaused) {
    running[String(pause.job)] = download
    page.browser.downloads.expect(download, from: pause.frameId)
  }

  /// Handles a paused request of a download.
  ///
  /// - Returns: Whether it is one.
  func handle(_ pause: ProtocolEvents.RequestPaused) async -> Bool {
    guard let download = running[String(pause.job)] else { return false }
    if let reason = pause.responseErrorReason {
      running[String(pause.job)] = nil
      await download.failed(Self.netError(reason))
      page.session.continueRequest(pause)
    } else if pause.isAnswered, let answer = DownloadResponse(pause),
      pause.answer?.isRedirect != true
    {
      await download.answered(answer)
      page.session.send("Fetch.continueResponse", pause.savedAnswer)
    } else {
      page.session.continueRequest(pause)
    }
    return true
  }

  /// The network error of an interception's error reason, such as "ConnectionReset".
  nonisolated static func netError(_ reason: String) -> String {
    reason == "Failed"
      ? "net::ERR_CONNECTION_CLOSED" : "net::ERR_" + ChromiumPage.upperSnake(reason)
  }
}
