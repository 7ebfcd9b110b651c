import Foundation
import WebEngine

/// A state machine that converts the helper's events for the main frame's loads to page events, in order.
struct LoadTracker {
  /// A command of the app that starts a load.
  enum Command: Equatable {
    /// A load of a URL.
    case load(URL)
    /// A reload.
    case reload
    /// A traversal of the history.
    case traversal
  }

  /// The command that was sent and has not started a load yet.
  private(set) var awaited: Command?
  /// The URL of the provisional load.
  private(set) var provisionalURL: URL?
  /// The URL of the document.
  private(set) var documentURL: URL?
  /// Whether the document's load has neither finished nor failed.
  private(set) var isDocumentLoading = false
  /// The reason why the provisional load is being stopped; WebKit only reports that it was canceled.
  private var reason: PageFailure.Kind?
  /// Whether the next start resumes a load that was reported already and waited for a server trust challenge.
  private var isResuming = false
  /// The status of the provisional load's response.
  private var status = 0

  /// Whether a load is in progress.
  var isLoading: Bool { awaited != nil || provisionalURL != nil || isDocumentLoading }

  /// Records that the app sent a command.
  mutating func sent(_ command: Command) { awaited = command }

  /// Returns whether a navigation is the one that the app requested, which needs no policy decision.
  func isRequestedByApp(_ url: URL) -> Bool {
    switch awaited {
    case .load(let requested):
      requested.withoutFragment == url.withoutFragment || url.scheme == "about"
    case .reload, .traversal: true
    case nil: false
    }
  }

  /// Handles the start of a provisional load.
  mutating func started(_ url: URL) -> [PageEvent] {
    awaited = nil
    status = 0
    if isResuming {
      isResuming = false
      provisionalURL = url
      return []
    }
    var events: [PageEvent] = []
    if let replaced = provisionalURL {
      events.append(
        .navigation(.failedProvisionally(Self.cancelled(replaced))))
    }
    if isDocumentLoading {
      isDocumentLoading = false
      events.append(.navigation(.failed(Self.cancelled(documentURL))))
    }
    provisionalURL = url
    return events + [.navigation(.started(url)), .navigation(.progress(0.1))]
  }

  /// Handles a redirect of the provisional load.
  mutating func redirected(_ url: URL) -> [PageEvent] {
    guard provisionalURL != nil else { return [] }
    provisionalURL = url
    return [.navigation(.redirected(url))]
  }

  /// Records the status of the response for the main frame's document.
  mutating func didReceiveResponse(status: Int) { self.status = status }

  /// Handles the commit of a document.
  mutating func committed(_ url: URL, _ entry: HistoryEntry?) -> [PageEvent] {
    var events: [PageEvent] = []
    if provisionalURL == nil { events += started(url) }
    provisionalURL = nil
    awaited = nil
    reason = nil
    documentURL = url
    isDocumentLoading = true
    if let entry { events.append(.history(.entry(entry))) }
    events.append(.navigation(.committed(url)))
    if status >= 400 { events.append(.document(.errorPage(StatusLine.text(status)))) }
    status = 0
    return events + [.navigation(.progress(0.5))]
  }

  /// Handles the end of the load of the document and its resources.
  mutating func finished() -> [PageEvent] {
    guard isDocumentLoading else { return [] }
    isDocumentLoading = false
    return [.navigation(.progress(1)), .navigation(.finished)]
  }

  /// Handles the estimated progress of the load.
  func progress(_ value: Double) -> [PageEvent] {
    guard provisionalURL != nil || isDocumentLoading, value > 0.1, value < 1 else { return [] }
    return [.navigation(.progress(value))]
  }

  /// Handles a change of the view's URL or the end of a load: a same-document navigation if no document was loaded.
  ///
  /// - Parameters:
  ///   - entry: The current entry of the history, with its URL.
  ///   - isOver: Whether the load ended.
  mutating func urlChanged(
    to url: URL, _ entry: (entry: HistoryEntry, url: URL)?, isOver: Bool
  ) -> [PageEvent] {
    guard provisionalURL == nil, awaited == nil || isOver else { return [] }
    let isOfApp = awaited != nil
    awaited = nil
    guard let entry, entry.url == url, isOfApp || url != documentURL else { return [] }
    documentURL = url
    return [.history(.entry(entry.entry)), .navigation(.movedWithinDocument(url))]
  }

  /// Sets the reason of a failure before the load is stopped.
  mutating func willFail(_ kind: PageFailure.Kind) { reason = kind }

  /// Handles the restart of a load whose server the app trusts now.
  mutating func resume(_ url: URL) {
    isResuming = true
    awaited = .load(url)
  }

  /// Handles the failure of a load.
  mutating func failed(_ failure: PageFailure, isProvisional: Bool) -> [PageEvent] {
    var failure = failure
    if let reason { failure.kind = reason }
    reason = nil
    guard isProvisional else {
      guard isDocumentLoading else { return [] }
      isDocumentLoading = false
      return [.navigation(.failed(failure))]
    }
    isResuming = false
    guard provisionalURL != nil else {
      // The app's load failed before it started.
      guard let awaited else { return [] }
      self.awaited = nil
      guard case .load(let url) = awaited else { return [] }
      return [.navigation(.started(url)), .navigation(.failedProvisionally(failure))]
    }
    provisionalURL = nil
    return [.navigation(.failedProvisionally(failure))]
  }

  /// Records that the app stopped loading before its command started a load.
  mutating func stopped() { awaited = nil }

  /// Resets the state when the page's process terminates.
  mutating func crashed() -> [PageEvent] {
    self = LoadTracker()
    return [.process(.crashed)]
  }

  private static func cancelled(_ url: URL?) -> PageFailure {
    PageFailure(kind: .cancelled, url: url, detail: "another load started")
  }
}

extension URL {
  /// The URL's text without its fragment.
  var withoutFragment: String { String(absoluteString.prefix { $0 != "#" }) }
}
