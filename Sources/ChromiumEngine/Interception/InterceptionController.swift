import EngineSupport
import Foundation
import WebEngine

/// Dispatches paused requests and responses to the controllers that handle them.
@PageActor
final class InterceptionController: PageController {
  nonisolated static let events: Set = ["Fetch.requestPaused"]

  unowned let page: ChromiumPage

  init(page: ChromiumPage) {
    self.page = page
  }

  func handle(_ message: IncomingMessage) async {
    guard let pause = message.parameters(ProtocolEvents.RequestPaused.self) else { return }
    if page.schemes.handleStream(pause) || page.schemes.showInside(pause) { return }
    // A web view requests no favicons.
    if pause.isIcon { return abort(pause) }
    if await page.downloads.handle(pause) { return }
    if let failure = page.challenges.removeFailure(of: pause.requestId) {
      // The app canceled the challenge.
      return refuse(
        pause, loader: page.mainLoader(of: pause), failure.kind, URL(address: pause.request.url),
        failure.detail)
    }
    await pause.isAtResponseStage ? handleResponse(pause) : handleRequest(pause)
  }

  private func handleRequest(_ pause: ProtocolEvents.RequestPaused) {
    if page.isMainDocument(pause), page.isHalted { return abort(pause) }
    if pause.resourceType == "Document" {
      page.challenges.enableCertificateErrors(for: pause.request.url)
    }
    page.policy.decidePolicy(forRequest: pause)
  }

  private func handleResponse(_ pause: ProtocolEvents.RequestPaused) async {
    if pause.resourceType == "Stylesheet" {
      // Local sheets were adjusted before Chromium read them.
      return pause.request.url.hasPrefix("file:")
        ? proceed(pause) : page.styleSheets.handle(pause)
    }
    if page.isMainDocument(pause), let loader = pause.networkId {
      let url = URL(address: pause.request.url)
      page.loads.didReceiveResponse(pause.response, loader: loader, url: url)
      if pause.response?.isRedirect != true { page.responseTimeout.stop() }
      if let reason = pause.responseErrorReason, page.loads.awaitsResponse(loader) {
        return await fail(pause, reason: reason, url: url, loader: loader)
      }
    }
    page.policy.decidePolicy(forResponse: pause)
  }

  // MARK: Requests

  /// Sends an allowed request, or responds to it.
  func resume(_ pause: ProtocolEvents.RequestPaused) {
    let pause = withOriginHeaders(pause)
    if page.contentRules.apply(to: pause) { return }
    let isMain = page.isMainDocument(pause)
    if isMain {
      switch page.loads.consumeSubstitute(for: pause) {
      case .response(let file): return fulfill(pause, file)
      case .request(let request): return send(pause, as: request)
      case .blank, nil: break
      }
    }
    if page.schemes.handle(pause) || page.schemes.sendFromOutside(pause) { return }
    if let url = URL(address: pause.request.url), url.isFileURL {
      return page.files.handle(pause, url, loader: isMain ? pause.networkId : nil)
    }
    guard isMain else { return proceed(pause) }
    page.responseTimeout.willSend(pause)
    // The request was created before the user agent changed.
    guard let userAgent = page.settings.userAgent,
      pause.request.headers["User-Agent"] != userAgent
    else { return proceed(pause) }
    page.session.send(
      "Fetch.continueRequest",
      pause.continuation(
        method: pause.request.method, headers: ["User-Agent": userAgent], body: nil))
  }

  /// Sends a request of the app's instead of Chromium's.
  private func send(_ pause: ProtocolEvents.RequestPaused, as request: AppRequests.Request) {
    let (method, headers, body) = (request.method, request.headers, request.body)
    if page.schemes.handle(pause, method: method, headers: headers, body: body) { return }
    page.responseTimeout.willSend(pause)
    page.session.send(
      "Fetch.continueRequest", pause.continuation(method: method, headers: headers, body: body))
  }

  /// Returns a request with the header fields of its origin, and without them after a redirect to another origin.
  private func withOriginHeaders(
    _ pause: ProtocolEvents.RequestPaused
  ) -> ProtocolEvents.RequestPaused {
    guard let added = page.settings.environment.originHeaders, !added.fields.isEmpty,
      let headers = added.applied(
        to: pause.request.headers, url: pause.request.url,
        isRedirect: pause.redirectedRequestId != nil)
    else { return pause }
    var changed = pause
    changed.request.headers = headers
    changed.changesHeaders = true
    return changed
  }

  // MARK: Failures

  /// Fails a main-frame load that has no response, and keeps the document that is shown.
  private func fail(
    _ pause: ProtocolEvents.RequestPaused, reason: String, url: URL?, loader: String
  ) async {
    let failure: PageFailure
    if let challenge = page.challenges.removeFailure(of: pause.request.url) {
      failure = challenge
    } else if let url, let verdict = page.browser.proxy?.verdict(url)?.failure(of: url) {
      failure = verdict
    } else {
      let name = await Self.errorName(
        ofReason: reason, url: pause.request.url, frame: page.target, page.session)
      failure = PageFailure(chromium: name, url: url)
    }
    page.loads.willFail(loader: loader, failure)
    abort(pause)
  }

  /// Returns Chromium's full name of a failure, because the reason in the paused request is often only "Failed".
  private static func errorName(
    ofReason reason: String, url: String, frame: String, _ session: Session
  ) async -> String {
    guard reason == "Failed" else { return NetworkErrorName.name(ofReason: reason) }
    struct Loaded: Decodable {
      struct Resource: Decodable { let netErrorName: String? }
      let resource: Resource
    }
    let loaded = try? await session.call(
      "Network.loadNetworkResource",
      [
        "frameId": .string(frame), "url": .string(url),
        "options": ["disableCache": true, "includeCredentials": false],
      ], as: Loaded.self, timeout: .seconds(5))
    return loaded?.resource.netErrorName ?? "net::ERR_FAILED"
  }
}
