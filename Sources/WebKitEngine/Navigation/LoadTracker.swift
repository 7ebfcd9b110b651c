import Foundation
import WebEngine

/// Turns the helper's events of the main frame's loads into the events of a web view, in order.
///
/// A pure state machine.
struct LoadTracker {
  /// A command of the app that begins a load.
  enum Command: Equatable {
    /// A load of a URL.
    case load(URL)
    /// A reload.
    case reload
    /// A traversal of the history.
    case traversal
  }

  /// The command that was sent and has not begun a load yet.
  private(set) var awaited: Command?
  /// The URL of the provisional load.
  private(set) var provisionalURL: URL?
  /// The URL of the document.
  private(set) var documentURL: URL?
  /// Whether the document's load has neither finished nor failed.
  private(set) var isDocumentLoading = false
  /// Why the provisional load is being stopped; WebKit only reports that it was canceled.
  private var reason: PageFailure.Kind?
  /// Whether the next start continues a load that was reported: it waited for a trusted server.
  private var isResuming = false
  /// The status of the provisional load's response.
  private var status = 0

  /// Whether a load is in progress.
  var isLoading: Bool { awaited != nil || provisionalURL != nil || isDocumentLoading }

  /// The app sent a command.
  mutating func sent(_ command: Command) { awaited = command }

  /// Returns whether a navigation is the one that the app requested, so that no delegate decides.
  func isRequestedByApp(_ url: URL) -> Bool {
    switch awaited {
    case .load(let requested):
      requested.withoutFragment == url.withoutFragment || url.scheme == "about"
    case .reload, .traversal: true
    case nil: false
    }
  }

  /// A provisional load started.
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

  /// The server redirected the load.
  mutating func redirected(_ url: URL) -> [PageEvent] {
    guard provisionalURL != nil else { return [] }
    provisionalURL = url
    return [.navigation(.redirected(url))]
  }

  /// The response for the main frame's document was received.
  mutating func didReceiveResponse(status: Int) { self.status = status }

  /// A document was committed.
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

  /// The document and its resources have loaded.
  mutating func finished() -> [PageEvent] {
    guard isDocumentLoading else { return [] }
    isDocumentLoading = false
    return [.navigation(.progress(1)), .navigation(.finished)]
  }

  /// The progress of the load.
  func progress(_ value: Double) -> [PageEvent] {
    guard provisionalURL != nil || isDocumentLoading, value > 0.1, value < 1 else { return [] }
    return [.navigation(.progress(value))]
  }

  /// The URL of the view changed, or a load ended: a same-document navigation if no document was loaded.
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

  /// A load is going to be stopped because of a failure.
  mutating func willFail(_ kind: PageFailure.Kind) { reason = kind }

  /// The provisional load waits for the app to trust the server, and then starts again.
  mutating func resume(_ url: URL) {
    isResuming = true
    awaited = .load(url)
  }

  /// A load failed.
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

  /// The app stopped loading, before its command began a load.
  mutating func stopped() { awaited = nil }

  /// The page's process ended.
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
