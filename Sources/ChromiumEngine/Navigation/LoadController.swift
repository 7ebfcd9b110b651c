import EngineSupport
import Foundation
import WebEngine

/// Loads documents in the main frame.
@PageActor
final class LoadController: PageController {
  nonisolated static let events: Set = [
    "Page.frameStartedNavigating", "Page.frameNavigated", "Page.navigatedWithinDocument",
    "Page.domContentEventFired", "Page.loadEventFired", "Page.frameStoppedLoading",
  ]

  var tracker = NavigationTracker()
  /// The URL of a load that was requested and awaits its first event.
  var requestedURL: String?
  /// The substitute for the next document's request or response.
  var substitute: LoadSubstitute?
  /// The app's requests, by their loads.
  var appRequests = AppRequests()
  /// Whether the current document navigated to a URL whose scheme Chromium does not handle, so that Blink may have
  /// stopped parsing it.
  var mayBeAbandoned = false
  unowned let page: ChromiumPage

  init(page: ChromiumPage) {
    self.page = page
  }

  // MARK: State

  /// Whether a load was requested that awaits its first event.
  var isStarting: Bool { requestedURL != nil }

  /// Whether the main frame is loading.
  var isLoading: Bool { tracker.isLoading }

  /// Returns whether a load has no response yet that could replace the document.
  func awaitsResponse(_ loader: String) -> Bool { tracker.awaitsResponse(loader) }

  // MARK: Policy decisions

  /// Reports a load, or its redirect, that the app has allowed.
  func didAllow(_ loader: String, redirect: URL?) {
    page.emit(tracker.allowed(loader: loader))
    if let redirect { page.emit(tracker.didReceiveRedirect(loader: loader, url: redirect)) }
  }

  /// Removes a load that was not allowed, or that becomes a download.
  ///
  /// - Returns: Whether no event of the load was reported.
  func discard(_ loader: String) -> Bool { tracker.discard(loader: loader) }

  /// Sets the failure of a load before the load is canceled.
  func willFail(loader: String, _ failure: PageFailure) {
    tracker.willFail(loader: loader, failure)
  }

  /// Handles the status and header fields of a load's response; `nil` if the load has no response.
  func didReceiveResponse(_ response: MainResourceResponse?, loader: String, url: URL?) {
    page.emit(tracker.didReceiveResponse(loader: loader, url: url, response: response))
  }

  /// Loads a URL whose scheme Chromium does not handle, after the app has allowed it: the app may handle the scheme.
  func loadUnhandledScheme(_ url: URL, in frame: String) {
    if let inside = page.schemes.load(url) {
      guard frame != page.target else { return navigate(to: inside.absoluteString) }
      page.session.send(
        "Page.navigate", ["url": .string(inside.absoluteString), "frameId": .string(frame)])
    } else if frame == page.target {
      fail(url.absoluteString, "net::ERR_UNKNOWN_URL_SCHEME")
    }
  }

  /// Postpones a load that awaits its policy decision.
  func postpone(_ loader: String) { tracker.postpone(loader: loader) }

  /// Returns whether a load is postponed.
  func isPostponed(_ loader: String) -> Bool { tracker.isPostponed(loader: loader) }

  /// Cancels a postponed load that was not allowed.
  func cancelPostponed(_ loader: String, url: URL?) {
    page.emit(tracker.cancelPostponed(loader: loader, url: url))
  }

  /// Restarts a postponed load.
  func resumePostponed(_ loader: String, _ request: ProtocolEvents.RequestPaused.Request) {
    tracker.resume(loader: loader)
    substitute = nil
    if let body = request.body {
      let named = request.headers.filter { $0.key.lowercased() == "content-type" }
      substitute = .request(
        .init(url: request.url, method: request.method, headers: named, body: body))
    }
    navigate(
      to: request.url + (request.urlFragment ?? ""), referrer: request.field("referer")?.value)
  }

  // MARK: Requests

  /// Removes and returns the substitute for a document's request or response.
  func consumeSubstitute(for pause: ProtocolEvents.RequestPaused) -> LoadSubstitute? {
    switch substitute {
    case .response:
      defer { substitute = nil }
      return substitute
    // If the app's load failed before its request, the substitute must not be used for a load of the page.
    case .request(var request) where page.policy.navigations.isRequestedByApp(pause.networkId ?? ""):
      substitute = nil
      request.url = pause.request.url
      appRequests.add(request, loader: pause.networkId ?? "")
      if let userAgent = page.settings.userAgent,
        !request.headers.keys.contains(where: { $0.lowercased() == "user-agent" })
      {
        request.headers["User-Agent"] = userAgent
      }
      return .request(request)
    case .request, .blank, nil: return resentRequest(for: pause).map(LoadSubstitute.request)
    }
  }

  /// Returns the app's request to resend after a redirect or a reload by a script (W266).
  private func resentRequest(
    for pause: ProtocolEvents.RequestPaused
  ) -> AppRequests.Request? {
    guard let loader = pause.networkId else { return nil }
    if pause.redirectedRequestId != nil {
      var request = appRequests.redirect(
        loader, to: pause.request.url, method: pause.request.method)
      // Chromium sends the body with the redirect by itself.
      request?.body = nil
      return request
    }
    guard let request = reloadedRequest(for: pause) else { return nil }
    appRequests.add(request, loader: loader)
    return request
  }

  /// Returns the app's request for the current document, if a script reloads the document.
  private func reloadedRequest(
    for pause: ProtocolEvents.RequestPaused
  ) -> AppRequests.Request? {
    guard let loader = pause.networkId, pause.redirectedRequestId == nil,
      pause.frameId == page.target, !page.policy.navigations.isRequestedByApp(loader),
      page.policy.navigations.cause(of: loader) == .reload
    else { return nil }
    return appRequests.shown(at: pause.request.url)
  }

  /// Adds the header fields and the body of the app's resent request to the description of a navigation.
  func addAppRequest(
    to request: inout NavigationRequest, for pause: ProtocolEvents.RequestPaused
  ) {
    if pause.redirectedRequestId != nil, pause.frameId == page.target {
      var copy = appRequests
      let sent = copy.redirect(
        pause.networkId ?? "", to: pause.request.url, method: pause.request.method)
      request.headers.merge(sent?.headers ?? [:]) { $1 }
    } else if let sent = reloadedRequest(for: pause) {
      request.cause = sent.method == "POST" ? .formResubmission : .reload
      request.method = sent.method
      request.headers.merge(sent.headers) { $1 }
      request.body = sent.body
    }
  }
}
