import Foundation
import WebEngine

extension ChromiumPage {
  func download(_ identifier: Int) async -> (any WebDownload)? {
    let download = ChromiumDownload(in: browser)
    switch policy.take(identifier) {
    case .answer(let pause, nil):
      guard let answer = DownloadAnswer(pause) else { return nil }
      await download.answered(answer)
      expect(download, pause)
      session.send("Fetch.continueResponse", pause.savedAnswer)
    case .request(let pause):
      if let loader = pause.networkId { _ = tracker.forget(loader: loader) }
      expect(download, pause)
      goOn(pause)
    case .save(let pause):
      expect(download, pause)
      goOn(pause)
    case .saving(let begun): return begun
    default: return nil
    }
    return download
  }

  func startDownload(
    _ request: DownloadRequest
  ) async throws(WebEngineError) -> any WebDownload {
    try checkOpen()
    let download = ChromiumDownload(in: browser)
    let tab = try await DownloadTab.open(
      besides: target, userAgent: settings.userAgent, in: browser)
    await download.use(tab)
    tab.start(request, for: download)
    return download
  }

  /// A download has begun that nobody asked about: a link names one whose contents the page has.
  func take(_ download: ChromiumDownload, _ event: DownloadEvents.Began) async {
    let isAbandoned = downloads.abandoned.remove(event.url) != nil
    guard !isAbandoned, !isHalted, !isClosed, let url = URL(address: event.url) else {
      return await download.close()
    }
    emit([.policy(.asksToNavigate(policy.hold(saving: download, url, event.frameId, main: target)))]
    )
  }

  private func expect(_ download: ChromiumDownload, _ pause: ProtocolEvents.RequestPaused) {
    downloads.running[String(pause.job)] = download
    browser.downloads.expect(download, from: pause.frameId)
  }

  /// Takes what a server says of a request that is a download's.
  ///
  /// - Returns: Whether it is one.
  func takeForDownload(_ pause: ProtocolEvents.RequestPaused) async -> Bool {
    guard let download = downloads.running[String(pause.job)] else { return false }
    if let reason = pause.responseErrorReason {
      downloads.running[String(pause.job)] = nil
      await download.failed(Self.netError(reason))
      goOnAsIs(pause)
    } else if pause.isAnswered, let answer = DownloadAnswer(pause), pause.answer?.isRedirect != true
    {
      await download.answered(answer)
      session.send("Fetch.continueResponse", pause.savedAnswer)
    } else {
      goOnAsIs(pause)
    }
    return true
  }

  private func goOnAsIs(_ pause: ProtocolEvents.RequestPaused) {
    session.send("Fetch.continueRequest", ["requestId": .string(pause.requestId)])
  }

  /// Chromium's word for what an interception says, such as "ConnectionReset".
  static func netError(_ reason: String) -> String {
    reason == "Failed" ? "net::ERR_CONNECTION_CLOSED" : "net::ERR_" + upperSnake(reason)
  }
}

extension PagePolicy {
  /// Keeps a download that has begun, and asks whether it may.
  mutating func hold(
    saving download: ChromiumDownload, _ url: URL, _ identifier: String, main: String
  ) -> NavigationRequest {
    let frame = frame(identifier, main: main)
    return NavigationRequest(
      identifier: keep(.saving(download)), cause: .link, url: url, target: frame, source: frame,
      wantsDownload: true)
  }
}

extension ChromiumDownload {
  /// The tab that asks for it.
  func use(_ tab: DownloadTab) { self.tab = tab }
}
