import EngineSupport
import Foundation
import WebEngine

/// A blank tab that requests a download for the app.
final class DownloadTab: Sendable {
  private let session: Session
  private let target: String
  private let browser: Browser
  private let redirectDecisions = AsyncStream.makeStream(of: Bool.self)

  /// Opens a tab in the data store of a page.
  ///
  /// - Parameter page: The target identifier of the page's tab.
  static func open(
    inStoreOf page: String, userAgent: String?, in browser: Browser
  ) async throws(WebEngineError) -> DownloadTab {
    struct TargetInfoResult: Decodable {
      struct TargetInfo: Decodable { let browserContextId: String? }
      let targetInfo: TargetInfo
    }
    let result = try await browser.root.call(
      "Target.getTargetInfo", ["targetId": .string(page)], as: TargetInfoResult.self)
    let context = result.targetInfo.browserContextId
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

  /// Sends the request of a download.
  func start(_ request: DownloadRequest, for download: ChromiumDownload) {
    let events = session.connection.events(of: session.identifier)
    browser.downloads.expect(download, from: target)
    let tab = self
    Task { [weak download] in
      for await message in events {
        guard let download else { return }
        await tab.handle(message, request, download)
      }
      await download?.didFail("net::ERR_CONNECTION_CLOSED")
    }
    session.connection.post(
      "Page.navigate", ["url": .string(request.url.absoluteString)], session: session.identifier
    ) { response in
      struct NavigateResult: Decodable { let errorText: String? }
      // A navigation that becomes a download is reported as aborted.
      guard case .success(let message) = response,
        let text = (try? message.result(NavigateResult.self, of: "Page.navigate"))?.errorText,
        text != "net::ERR_ABORTED"
      else { return }
      Task { await download.didFail(text) }
    }
  }

  /// Follows or refuses the pending redirect.
  func decideRedirect(_ isFollowed: Bool) async { redirectDecisions.continuation.yield(isFollowed) }

  /// Closes the tab; a download that has begun continues.
  func close() { browser.closeTarget(target, session: session.identifier) }

  private func handle(
    _ message: IncomingMessage, _ request: DownloadRequest, _ download: ChromiumDownload
  ) async {
    switch message.method {
    case "Fetch.requestPaused":
      guard let pause = message.parameters(ProtocolEvents.RequestPaused.self) else { return }
      await handle(pause, request, download)
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

  private func handle(
    _ pause: ProtocolEvents.RequestPaused, _ request: DownloadRequest,
    _ download: ChromiumDownload
  ) async {
    if let reason = pause.responseErrorReason {
      await download.didFail(DownloadController.netError(reason))
      return session.continueRequest(pause)
    }
    guard pause.isAtResponseStage else {
      return pause.redirectedRequestId == nil
        ? send(pause, request) : session.continueRequest(pause)
    }
    guard let response = DownloadResponse(pause) else { return session.continueRequest(pause) }
    if let head = pause.response, head.isRedirect,
      let url = head.redirect(from: pause.request.url)
    {
      await download.willRedirect(response, to: DownloadRequest(url: url))
      for await isFollowed in redirectDecisions.stream {
        if isFollowed { session.continueRequest(pause) }
        return
      }
      return
    }
    await download.didReceive(response)
    session.send("Fetch.continueResponse", pause.attachmentResponse)
  }

  private func send(_ pause: ProtocolEvents.RequestPaused, _ request: DownloadRequest) {
    session.send(
      "Fetch.continueRequest",
      pause.continuation(method: request.method, headers: request.headers, body: request.body))
  }
}
