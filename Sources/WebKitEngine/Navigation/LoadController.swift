import EngineSupport
import Foundation
import WebEngine

/// Loads documents in the main frame.
@PageActor
final class LoadController {
  /// The state of the loads.
  private(set) var tracker = LoadTracker()
  /// The timer that fails the app's load if the response does not begin within the request's timeout; `nil`
  /// if the load has no timeout.
  private var timer: Task<Void, Never>?
  private let files: FileAccess
  private unowned let page: any LoadingPage

  init(page: any LoadingPage) {
    self.page = page
    files = FileAccess(page: page)
  }

  // MARK: Commands

  /// Starts a load and waits for the helper's reply to the command, but not for the response.
  func load(_ request: PageRequest) async throws(WebEngineError) {
    try page.checkOpen()
    switch request {
    case .url(let url, let timeout, let spelling):
      try await startLoad(
        .load(url), "Page.load", ["url": .string(spelling ?? url.absoluteString)], timeout)
    case .request(let url, let method, let headers, let body, let timeout):
      guard method.uppercased() == "GET", body == nil else {
        throw WebEngineError(
          .protocolFailed,
          "\(url.absoluteString) was not loaded: WebKitGTK cannot send a \(method) request of the app.",
          advice: "Use the engine chromium, or load the page by a form.")
      }
      let fields = JSON.object(headers.mapValues { .string($0) })
      try await startLoad(
        .load(url), "Page.load", ["url": .string(url.absoluteString), "headers": fields], timeout)
    case .data(let data, let mediaType, let url):
      let parts = mediaType.split(separator: ";").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      let encoding = parts.first { $0.lowercased().hasPrefix("charset=") }?.dropFirst(8)
      try await startLoad(
        .load(url), "Page.load",
        [
          "data": .string(data.base64EncodedString()),
          "mimeType": .string(parts.first ?? "text/plain"), "url": .string(url.absoluteString),
          "encoding": .string(encoding.map(String.init) ?? "UTF-8"),
        ])
    case .html(let text, let base):
      var parameters: [String: JSON] = ["html": .string(text)]
      if let base { parameters["baseURL"] = .string(base.absoluteString) }
      try await startLoad(.load(base ?? Self.blank), "Page.load", parameters)
    case .file(let file, let directory, let scriptsMayRead):
      try await files.allow(directory, scriptsMayRead: scriptsMayRead)
      try await startLoad(.load(file), "Page.load", ["url": .string(file.absoluteString)])
    }
  }

  /// Reloads the document.
  func reload(
    bypassingCaches: Bool, resending request: PageRequest?
  ) async throws(WebEngineError) {
    if let request { return try await load(request) }
    try await startLoad(
      .reload, "Page.reload", bypassingCaches ? ["bypassesCaches": true] : [:])
  }

  /// Traverses to a history entry; returns `false` if the engine no longer has the entry.
  func traverse(to entry: Int) async throws(WebEngineError) -> Bool {
    struct Found: Decodable { let isFound: Bool }
    try page.checkOpen()
    timer?.cancel()
    tracker.sent(.traversal)
    do throws(WebEngineError) {
      let isFound = try await page.call(
        "Page.goToEntry", ["entry": .integer(entry)], as: Found.self
      ).isFound
      if !isFound { tracker.stopped() }
      return isFound
    } catch {
      tracker.stopped()
      throw error
    }
  }

  /// Stops the load in progress.
  func stopLoading() async throws(WebEngineError) {
    try await page.call("Page.stopLoading")
    await page.waitUntilEventsAreReported()
    tracker.stopped()
  }

  /// Loads a URL again after the app accepted its server's trust.
  func resume(_ url: URL) {
    tracker.resume(url)
    page.send("Page.load", ["url": .string(url.absoluteString)])
  }

  private func startLoad(
    _ command: LoadTracker.Command, _ name: String, _ parameters: [String: JSON],
    _ timeout: Duration? = nil
  ) async throws(WebEngineError) {
    try page.checkOpen()
    timer?.cancel()
    tracker.sent(command)
    do throws(WebEngineError) {
      try await page.call(name, parameters)
    } catch {
      tracker.stopped()
      throw error
    }
    if let timeout { startTimer(timeout) }
  }

  private func startTimer(_ timeout: Duration) {
    timer = Task { [weak self, weak page = self.page] in
      // The timeout does not include the app's policy decisions.
      repeat {
        guard (try? await Task.sleep(for: timeout)) != nil else { return }
      } while page?.hasPendingDecision == true
      guard page != nil, let self,
        tracker.provisionalURL != nil || tracker.awaited != nil
      else { return }
      tracker.willFail(.timedOut)
      self.page.send("Page.stopLoading")
    }
  }

  // MARK: Events

  /// Handles an event of the main frame's loads.
  func handle(_ message: HelperMessage) {
    switch message.method {
    case "Page.failed":
      guard let event = message.parameters(NavigationEvents.Failed.self) else { return }
      didFail(event)
    case "Page.progress":
      guard let event = message.parameters(NavigationEvents.Progress.self) else { return }
      didProgress(event)
    default:
      guard let event = message.parameters(NavigationEvents.Document.self),
        let url = URL(address: event.url)
      else { return }
      switch message.method {
      case "Page.started": page.emit(tracker.started(url))
      case "Page.redirected": page.emit(tracker.redirected(url))
      case "Page.committed":
        timer?.cancel()
        page.didCommit()
        page.emit(tracker.committed(url, event.item?.historyEntry))
      case "Page.finished":
        page.didLoad()
        page.emit(tracker.finished())
      case "Page.urlChanged":
        page.emit(tracker.urlChanged(to: url, event.current, isOver: false))
      default: break
      }
    }
  }

  /// Records the status of the response for the main frame's document.
  func didReceiveResponse(status: Int) {
    timer?.cancel()
    tracker.didReceiveResponse(status: status)
  }

  /// Resets the loads when the page's process terminates, and returns the events to report.
  func didCrash() -> [PageEvent] {
    timer?.cancel()
    return tracker.crashed()
  }

  private func didFail(_ event: NavigationEvents.Failed) {
    if let certificates = event.certificates, event.isProvisional,
      page.requestServerTrust(certificates, event.failure)
    {
      return
    }
    fail(event.failure, isProvisional: event.isProvisional)
  }

  /// Reports the failure of a load.
  func fail(_ failure: PageFailure, isProvisional: Bool) {
    timer?.cancel()
    page.emit(tracker.failed(failure, isProvisional: isProvisional))
  }

  private func didProgress(_ event: NavigationEvents.Progress) {
    guard event.progress >= 1 else { return page.emit(tracker.progress(event.progress)) }
    guard let url = event.url.flatMap({ URL(address: $0) }) else { return }
    let document = NavigationEvents.Document(url: event.url ?? "", item: event.item)
    page.emit(tracker.urlChanged(to: url, document.current, isOver: true))
  }

  /// The URL of a document that was loaded from a string.
  private static let blank = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")
}
