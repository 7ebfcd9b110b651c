import EngineSupport
import Foundation
import WebEngine

/// Waits until the page is quiet: without pending requests, scripts, animations and timers.
@PageActor
final class ActivityController: PageController, NetworkObserver {
  nonisolated static let events: Set = [
    "Network.dataReceived", "Network.webSocketCreated", "Network.webSocketFrameSent",
    "Network.webSocketFrameReceived", "Network.webSocketClosed",
    "Network.eventSourceMessageReceived",
  ]

  /// The requests that have not ended.
  private(set) var requests = PendingRequests()
  /// The activity that the last wait for quiescence ended with; `nil` if the page became quiet.
  private var activity: PageActivity?
  /// The time of the current document's load event; `nil` before it.
  private var loaded: ContinuousClock.Instant?
  private unowned let page: any ActivityPage

  init(page: any ActivityPage) {
    self.page = page
  }

  /// Handles a commit, or the termination of the page's process.
  func didReplaceDocument() {
    requests.removeAll()
    loaded = nil
  }

  /// Records the time of the document's load event.
  func didLoad() { loaded = .now }

  /// Removes the requests of a subframe that was removed.
  func didDetach(_ frame: String) { requests.detached(frame: frame) }

  /// Handles a request that the engine fulfilled with a complete response.
  func didFulfill(_ request: String) { requests.didFulfill(request, at: .now) }

  func didSend(_ request: ProtocolEvents.Request) { requests.sent(request, at: .now) }

  func didReceiveResponse(_ response: ProtocolEvents.Request) {
    requests.received(response, at: .now)
  }

  func didEnd(_ request: ProtocolEvents.Request) { requests.didComplete(request.requestId) }

  func handle(_ message: IncomingMessage) {
    guard let transfer = message.parameters(ProtocolEvents.Transfer.self) else { return }
    switch message.method {
    case "Network.dataReceived": requests.receivedData(transfer.requestId, at: .now)
    case "Network.webSocketCreated":
      requests.opened(socket: transfer.requestId, url: transfer.url ?? "", at: .now)
    case "Network.webSocketClosed": requests.didComplete(transfer.requestId)
    default: requests.message(socket: transfer.requestId, at: .now)
    }
  }

  /// Waits until the page is quiet, and returns whether it became quiet before the timeout.
  func waitUntilQuiet(timeout: Duration) async throws(WebEngineError) -> Bool {
    let called = ContinuousClock.now
    let end = called + timeout
    while true {
      try page.checkOpen()
      let start = windowStart(notBefore: called)
      guard ContinuousClock.now < end else { return false }
      activity = openActivity(since: start)
      if activity == nil {
        // The value for `pendingActivity` until the document responds.
        activity = .change
        activity = await documentActivity(since: start, until: end)
      }
      if activity == nil {
        await page.waitUntilEventsAreReported()
        activity = openActivity(since: windowStart(notBefore: called))
        if activity == nil { return true }
      }
      try? await Task.sleep(for: EngineWaits.quiet)
    }
  }

  /// Returns the activity that keeps the page from being quiet; `nil` if none is known.
  func pendingActivity() async -> PageActivity? {
    if page.isDialogOpen { return .dialog }
    if let activity = openActivity(since: .now), activity != .document { return activity }
    let text = try? await page.evaluateInObserver(
      "fanlight.activity(0)", as: String.self, timeout: EngineWaits.pageResponse)
    guard text != nil || page.observerContext == nil else { return .script }
    return openActivity(since: .now) ?? text.flatMap(PageActivity.init(text:)) ?? activity
  }

  /// Returns whether the document's load event waits only for style sheets for other media.
  func awaitsOnlyUnusedStyleSheets() -> Bool {
    page.awaitsLoadEvent && requests.onlyAwaitsOtherMedia(at: .now)
  }

  /// Returns the start of the time window in which activity that scripts start counts: the call, or the load event
  /// if it fired later (5e.3, 5e.4).
  private func windowStart(notBefore call: ContinuousClock.Instant) -> ContinuousClock.Instant {
    isDocumentLoading ? .now : max(call, loaded ?? call)
  }

  /// Whether the document is loading, and its load event waits for more than style sheets for other media.
  private var isDocumentLoading: Bool { page.isLoading && !awaitsOnlyUnusedStyleSheets() }

  /// Returns the activity that the page's events report.
  private func openActivity(since start: ContinuousClock.Instant) -> PageActivity? {
    if let url = page.requestedURL { return .navigation(url) }
    if let url = page.provisionalURL { return .navigation(url.absoluteString) }
    if let activity = requests.activity(at: .now, since: start) { return activity }
    if isDocumentLoading { return .document }
    return page.observerContext == nil ? .document : nil
  }

  /// Returns the activity of the document and its subframes; `nil` when two frames of the page are alike and
  /// nothing is pending.
  ///
  /// A document that is replaced in the meantime is not quiet.
  private func documentActivity(
    since start: ContinuousClock.Instant, until end: ContinuousClock.Instant
  ) async -> PageActivity? {
    let time = end - ContinuousClock.now
    guard time > .zero else { return activity ?? .change }
    let elapsed = Int((ContinuousClock.now - start) / .milliseconds(1))
    let text: String
    do throws(WebEngineError) {
      text = try await page.evaluateInObserver(
        "fanlight.quiet(\(Int(time / .milliseconds(1))), \(elapsed))", as: String.self,
        timeout: time + .milliseconds(500))
    } catch {
      return error.code == .timedOut ? .script : .change
    }
    if let activity = PageActivity(text: text) { return activity }
    return await frameActivity(since: start)
  }

  private func frameActivity(since start: ContinuousClock.Instant) async -> PageActivity? {
    for context in page.observers where context.frame != page.target {
      let elapsed = Int((ContinuousClock.now - start) / .milliseconds(1))
      let text = try? await page.evaluate(
        "fanlight.activity(\(elapsed))", in: context.identifier, as: String.self,
        timeout: EngineWaits.pageResponse)
      if let activity = PageActivity(text: text ?? "") { return activity }
    }
    return nil
  }
}
