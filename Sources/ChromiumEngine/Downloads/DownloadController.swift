import Foundation
import WebEngine

/// The downloads of a page.
@PageActor
final class DownloadController {
  /// The downloads to which requests of the page were converted, by ``ProtocolEvents/RequestPaused/redirectChain``.
  private var running: [String: ChromiumDownload] = [:]
  /// The URLs of canceled download requests, for each of which Chromium starts a download that fails.
  private var canceled: Set<String> = []
  private unowned let page: any DownloadPage

  init(page: any DownloadPage) {
    self.page = page
  }

  /// Handles the cancellation of a download request.
  func didCancel(_ url: String) { canceled.insert(url) }

  /// Turns the navigation that awaits a policy decision into a download.
  func download(_ identifier: Int) async -> (any WebDownload)? {
    let download = ChromiumDownload(in: page.browser)
    switch page.removeDecision(identifier) {
    case .response(let pause, nil):
      guard let response = DownloadResponse(pause) else { return nil }
      await download.didReceive(response)
      expect(download, pause)
      page.session.send("Fetch.continueResponse", pause.attachmentResponse)
    case .request(let pause):
      if let loader = pause.networkId { page.discardLoad(loader) }
      expect(download, pause)
      page.resume(pause)
    case .downloadRequest(let pause):
      expect(download, pause)
      page.resume(pause)
    case .download(let begun): return begun
    default: return nil
    }
    return download
  }

  /// Starts the download of a request.
  func startDownload(
    _ request: DownloadRequest
  ) async throws(WebEngineError) -> any WebDownload {
    try page.checkOpen()
    let download = ChromiumDownload(in: page.browser)
    let tab = try await DownloadTab.open(
      inStoreOf: page.target, userAgent: page.userAgent, in: page.browser)
    await download.setTab(tab)
    tab.start(request, for: download)
    return download
  }

  /// Handles a download without a navigation, such as that of a link to a blob.
  func didBegin(_ download: ChromiumDownload, _ event: DownloadEvents.WillBegin) async {
    let isCanceled = canceled.remove(event.url) != nil
    guard !isCanceled, !page.isHalted, !page.isClosed, let url = URL(address: event.url) else {
      return await download.close()
    }
    let request = page.addNavigation(for: download, url, in: event.frameId)
    page.emit([.policy(.decideNavigation(request))])
  }

  /// Assigns the next download of a paused request's frame to the request.
  private func expect(_ download: ChromiumDownload, _ pause: ProtocolEvents.RequestPaused) {
    running[String(pause.redirectChain)] = download
    page.browser.downloads.expect(download, from: pause.frameId)
  }

  /// Handles a paused request of a download.
  ///
  /// - Returns: Whether the request belongs to a download.
  func handle(_ pause: ProtocolEvents.RequestPaused) async -> Bool {
    guard let download = running[String(pause.redirectChain)] else { return false }
    if let reason = pause.responseErrorReason {
      running[String(pause.redirectChain)] = nil
      await download.didFail(Self.netError(reason))
      page.session.continueRequest(pause)
    } else if pause.isAtResponseStage, let response = DownloadResponse(pause),
      pause.response?.isRedirect != true
    {
      await download.didReceive(response)
      page.session.send("Fetch.continueResponse", pause.attachmentResponse)
    } else {
      page.session.continueRequest(pause)
    }
    return true
  }

  /// Returns the network error for a `Network.ErrorReason`, such as "ConnectionReset".
  nonisolated static func netError(_ reason: String) -> String {
    reason == "Failed"
      ? "net::ERR_CONNECTION_CLOSED" : NetworkErrorName.name(ofReason: reason)
  }
}
