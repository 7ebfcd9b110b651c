import Foundation
import WebEngine

/// Turns what Chromium says of the main frame's loads into the events of a web view, in order.
///
/// A pure state machine. Loads are told apart by Chromium's loader identifier.
struct NavigationTracker {
  private struct Load {
    let loader: String
    var url: URL?
    /// Why it is about to fail; Chromium itself only says that we cancelled it.
    var failure: PageFailure?
    /// The head of the server's last answer.
    var answer: MainAnswer?
    /// Whether the document's own text is still arriving.
    var isArriving = false
    /// Whether the load event came.
    var hasLoaded = false
  }

  /// The load that has not yet replaced the document.
  private var provisional: Load?
  /// The load that made the document that is shown.
  private var committed: Load?

  /// Whether a load is in progress.
  private(set) var isLoading = false

  /// Whether nothing came for the load that could replace the document.
  func isUnanswered(_ loader: String) -> Bool {
    guard let load = provisional, load.loader == loader else { return false }
    return load.answer?.isRedirect ?? true
  }

  /// The main frame began a load.
  mutating func began(loader: String, url: URL?, sameDocument: Bool) -> [PageEvent] {
    guard !sameDocument, provisional?.loader != loader else { return [] }
    var events = interrupt()
    provisional = Load(loader: loader, url: url)
    isLoading = true
    if let url { events += [.started(url), .progress(0.1)] }
    return events
  }

  /// The request for the document was sent.
  mutating func requested(loader: String) {
    if provisional?.loader == loader { provisional?.isArriving = true }
  }

  /// The document's text is complete.
  mutating func arrived(loader: String) -> [PageEvent] {
    if provisional?.loader == loader { provisional?.isArriving = false }
    guard committed?.loader == loader else { return [] }
    committed?.isArriving = false
    return committed?.hasLoaded == true ? loaded() : []
  }

  /// The server's answer, or the lack of one, is known; the URL is the one it is for.
  mutating func answered(loader: String, url: URL?, answer: MainAnswer?) -> [PageEvent] {
    guard provisional?.loader == loader else { return [] }
    if let answer { provisional?.answer = answer }
    guard let url, let known = provisional?.url,
      url.absoluteString != Self.withoutFragment(known)
    else { return [] }
    provisional?.url = url
    return [.redirected(url)]
  }

  /// The load is going to be cancelled because of `failure`.
  mutating func willFail(loader: String, _ failure: PageFailure) {
    if provisional?.loader == loader { provisional?.failure = failure }
  }

  /// The load in progress is stopped on purpose.
  ///
  /// Chromium says that it gave up a document; of one that only waits for images it says nothing.
  mutating func stopped() -> [PageEvent] {
    func cancelled(_ load: Load) -> PageFailure {
      load.failure ?? PageFailure(chromium: "net::ERR_ABORTED", url: load.url)
    }
    if let load = provisional {
      provisional?.failure = cancelled(load)
      return []
    }
    guard isLoading, let load = committed else { return [] }
    isLoading = false
    return [.failed(cancelled(load))]
  }

  /// Chromium gave up a request of the main frame.
  mutating func gaveUp(loader: String, detail: String) -> [PageEvent] {
    if let load = provisional, load.loader == loader {
      provisional = nil
      isLoading = false
      let failure =
        load.failure ?? PageFailure(chromium: detail, url: load.url, answer: load.answer)
      return [.failedProvisionally(failure)]
    }
    if let load = committed, load.loader == loader, isLoading {
      isLoading = false
      return [.failed(PageFailure(chromium: detail, url: load.url))]
    }
    return []
  }

  /// A new document replaced the old one.
  mutating func committed(loader: String, url: URL, isErrorPage: Bool) -> [PageEvent] {
    if isErrorPage {
      defer { provisional = nil }
      isLoading = false
      guard let load = provisional else { return [] }
      return [
        .failedProvisionally(
          load.failure ?? PageFailure(kind: .other, url: load.url, detail: "error page"))
      ]
    }
    var events: [PageEvent] = []
    if provisional?.loader != loader {
      events += interrupt() + [.started(url)]
    }
    var load = provisional ?? Load(loader: loader)
    load.url = url
    provisional = nil
    committed = load
    isLoading = true
    events.append(.committed(url))
    if let answer = load.answer, answer.status >= 400 {
      events.append(.errorPage(answer.statusLine))
    }
    return events + [.progress(0.5)]
  }

  /// The document's parsing is done.
  func parsed() -> [PageEvent] {
    isLoading && provisional == nil ? [.progress(0.8)] : []
  }

  /// The document and all that it names are loaded.
  mutating func loaded() -> [PageEvent] {
    guard isLoading, provisional == nil else { return [] }
    committed?.hasLoaded = true
    // The load event of a document that was cut short can come before word of the failure.
    guard committed?.isArriving != true else { return [] }
    isLoading = false
    return [.progress(1), .finished]
  }

  /// The page's process is gone.
  mutating func crashed() -> [PageEvent] {
    provisional = nil
    isLoading = false
    return [.crashed]
  }

  private mutating func interrupt() -> [PageEvent] {
    defer { provisional = nil }
    guard let load = provisional else { return [] }
    return [
      .failedProvisionally(PageFailure(kind: .cancelled, url: load.url, detail: "net::ERR_ABORTED"))
    ]
  }

  private static func withoutFragment(_ url: URL) -> String {
    String(url.absoluteString.prefix { $0 != "#" })
  }
}
