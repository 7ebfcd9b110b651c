import Foundation
import WebEngine

/// A tab that shows nothing and asks for a download that no page asks for.
final class DownloadTab: Sendable {
  private let session: Session
  private let target: String
  private let browser: Browser
  private let pending = AsyncStream.makeStream(of: Bool.self)

  /// Opens a tab with the cookies of a page's.
  ///
  /// - Parameter page: Chromium's name for the page's tab.
  static func open(
    besides page: String, userAgent: String?, in browser: Browser
  ) async throws(WebEngineError) -> DownloadTab {
    struct Described: Decodable {
      struct Info: Decodable { let browserContextId: String? }
      let targetInfo: Info
    }
    let described = try await browser.root.call(
      "Target.getTargetInfo", ["targetId": .string(page)], as: Described.self)
    let context = described.targetInfo.browserContextId
    let blank = try await browser.makeOrdinaryTab(
      context.map { ["browserContextId": .string($0)] } ?? [:])
    let tab = DownloadTab(
      session: Session(identifier: blank.session, connection: browser.root.connection),
      target: blank.target, browser: browser)
    try await tab.prepare(userAgent)
    return tab
  }

  private init(session: Session, target: String, browser: Browser) {
    self.session = session
    self.target = target
    self.browser = browser
  }

  private func prepare(_ userAgent: String?) async throws(WebEngineError) {
    var commands: [Session.Command] = [
      .init("Page.enable"),
      .init(
        "Fetch.enable",
        [
          "patterns": [
            ["urlPattern": "*", "resourceType": "Document", "requestStage": "Request"],
            ["urlPattern": "*", "resourceType": "Document", "requestStage": "Response"],
          ],
          "handleAuthRequests": true,
        ]),
    ]
    if let userAgent {
      commands.append(
        .init("Emulation.setUserAgentOverride", SettingsController.userAgentOverride(userAgent)))
    }
    try await session.callAll(commands + [.init("Runtime.runIfWaitingForDebugger")])
  }

  /// Asks for what is to be saved.
  func start(_ request: DownloadRequest, for download: ChromiumDownload) {
    let events = session.connection.events(of: session.identifier)
    browser.downloads.expect(download, from: target)
    let own = self
    Task { [weak download] in
      for await message in events {
        guard let download else { return }
        await own.take(message, request, download)
      }
      await download?.failed("net::ERR_CONNECTION_CLOSED")
    }
    session.connection.post(
      "Page.navigate", ["url": .string(request.url.absoluteString)], session: session.identifier
    ) { answer in
      struct Navigated: Decodable { let errorText: String? }
      // A download's own navigation is told to be aborted.
      guard case .success(let message) = answer,
        let text = (try? message.result(Navigated.self, of: "Page.navigate"))?.errorText,
        text != "net::ERR_ABORTED"
      else { return }
      Task { await download.failed(text) }
    }
  }

  /// Says whether the redirect that waits is followed.
  func follow(_ isFollowed: Bool) async { pending.continuation.yield(isFollowed) }

  /// Closes the tab; a download that has begun goes on.
  func close() { browser.closeTarget(target, session: session.identifier) }

  private func take(
    _ message: IncomingMessage, _ request: DownloadRequest, _ download: ChromiumDownload
  ) async {
    switch message.method {
    case "Fetch.requestPaused":
      guard let pause = message.parameters(ProtocolEvents.RequestPaused.self) else { return }
      await take(pause, request, download)
    case "Fetch.authRequired":
      guard let pause = message.parameters(ChallengeEvents.AuthRequired.self) else { return }
      session.send(
        "Fetch.continueWithAuth",
        [
          "requestId": .string(pause.requestId),
          "authChallengeResponse": ["response": "CancelAuth"],
        ])
    default: break
    }
  }

  private func take(
    _ pause: ProtocolEvents.RequestPaused, _ request: DownloadRequest,
    _ download: ChromiumDownload
  ) async {
    if let reason = pause.responseErrorReason {
      await download.failed(DownloadController.netError(reason))
      return session.continueRequest(pause)
    }
    guard pause.isAnswered else {
      return pause.redirectedRequestId == nil
        ? send(pause, request) : session.continueRequest(pause)
    }
    guard let answer = DownloadResponse(pause) else { return session.continueRequest(pause) }
    if let head = pause.answer, head.isRedirect,
      let place = head.redirect(from: pause.request.url)
    {
      await download.redirected(answer, DownloadRequest(url: place))
      for await isFollowed in pending.stream {
        if isFollowed { session.continueRequest(pause) }
        return
      }
      return
    }
    await download.answered(answer)
    session.send("Fetch.continueResponse", pause.savedAnswer)
  }

  private func send(_ pause: ProtocolEvents.RequestPaused, _ request: DownloadRequest) {
    session.send(
      "Fetch.continueRequest",
      pause.continued(method: request.method, headers: request.headers, body: request.body))
  }
}
