import Foundation
import WebEngine

/// A state machine that converts Chromium's events for the main frame's loads to page events, in order.
///
/// Loads are identified by Chromium's loader identifier.
struct NavigationTracker {
  private struct Load {
    var loader: String
    var url: URL?
    /// The reason why it is about to fail; Chromium itself only reports that it was canceled.
    var failure: PageFailure?
    /// The status and header fields of the last response.
    var response: MainResourceResponse?
    /// Whether the main resource is still being received.
    var isArriving = false
    /// Whether the load event fired.
    var hasLoaded = false
    /// Whether its start was reported; the start of a page's load is reported when the load is allowed.
    var isReported = false
    /// Whether it was stopped before its document was committed.
    var isStopped = false
    /// Whether it finished or failed.
    var isOver = false
    /// Whether it was canceled, to be restarted after its policy decision.
    var isPostponed = false
    /// Whether the next load is the restart of this one.
    var isResuming = false
  }

  /// The provisional load.
  private var provisional: Load?
  /// The load of the current document.
  private var committed: Load?

  /// Whether a load is in progress.
  var isLoading: Bool { provisional != nil || committed?.isOver == false }

  /// The URL of the provisional load.
  var provisionalURL: URL? { provisional?.url }

  /// Whether the current document was received completely, and its load event was not reported.
  var awaitsLoadEvent: Bool {
    provisional == nil && committed?.isOver == false && committed?.isArriving == false
  }

  /// The loader identifier of the provisional load.
  var provisionalLoader: String? { provisional?.loader }

  /// Returns whether the provisional load has no response yet that could replace the document.
  func awaitsResponse(_ loader: String) -> Bool {
    guard let load = provisional, load.loader == loader else { return false }
    return load.response?.isRedirect ?? true
  }

  /// Handles the start of a load in the main frame.
  ///
  /// - Parameter isAllowed: Whether its start can be reported; otherwise ``allowed(loader:)`` reports it.
  mutating func began(loader: String, url: URL?, isAllowed: Bool = true) -> [PageEvent] {
    guard provisional?.loader != loader else { return [] }
    if provisional?.isResuming == true {
      provisional?.loader = loader
      provisional?.isPostponed = false
      provisional?.isResuming = false
      return []
    }
    let events = cancelProvisional()
    provisional = Load(loader: loader, url: url)
    return events + (isAllowed ? reportStart() : [])
  }

  /// Reports the start of the provisional load after it was allowed.
  mutating func allowed(loader: String) -> [PageEvent] {
    provisional?.loader == loader ? reportStart() : []
  }

  /// Removes the provisional load after it was not allowed, without an event (W180).
  ///
  /// - Returns: Whether no event of the load was reported; a load that a server redirected has started (W181).
  mutating func discard(loader: String) -> Bool {
    guard let load = provisional, load.loader == loader, !load.isReported else { return false }
    provisional = nil
    return true
  }

  // MARK: Postponed loads

  /// Postpones the load until its policy decision, without an event.
  mutating func postpone(loader: String) {
    if provisional?.loader == loader { provisional?.isPostponed = true }
  }

  /// Returns whether a load is postponed.
  func isPostponed(loader: String) -> Bool {
    provisional?.loader == loader && provisional?.isPostponed == true
  }

  /// Treats the next load that starts as the restart of a postponed load.
  mutating func resume(loader: String) {
    if isPostponed(loader: loader) { provisional?.isResuming = true }
  }

  /// Cancels a postponed load after it was not allowed (W180); a load that a server redirected fails (W181).
  mutating func cancelPostponed(loader: String, url: URL?) -> [PageEvent] {
    guard isPostponed(loader: loader), let load = provisional else { return [] }
    provisional = nil
    guard load.isReported else { return [] }
    return [
      .navigation(
        .failedProvisionally(PageFailure(kind: .interrupted, url: url, detail: "not allowed")))
    ]
  }

  private mutating func reportStart() -> [PageEvent] {
    guard let load = provisional, !load.isReported else { return [] }
    provisional?.isReported = true
    return cancelCommitted()
      + (load.url.map { [.navigation(.started($0)), .navigation(.progress(0.1))] } ?? [])
  }

  /// Ends the load of the current document before the load that replaces it starts.
  ///
  /// WebKit stops the document's loaders at that time; Chromium continues them until the commit, and may send no
  /// event.
  private mutating func cancelCommitted() -> [PageEvent] {
    guard let load = committed, !load.isOver else { return [] }
    committed?.isOver = true
    return [.navigation(.failed(Self.cancelled(load)))]
  }

  private static func cancelled(_ load: Load) -> PageFailure {
    load.failure ?? PageFailure(chromium: "net::ERR_ABORTED", url: load.url)
  }

  /// Records that the request for the document was sent.
  mutating func requested(loader: String) {
    if provisional?.loader == loader { provisional?.isArriving = true }
  }

  /// Handles the end of the main resource.
  mutating func arrived(loader: String) -> [PageEvent] {
    if provisional?.loader == loader { provisional?.isArriving = false }
    guard committed?.loader == loader else { return [] }
    committed?.isArriving = false
    return committed?.hasLoaded == true ? loaded() : []
  }

  /// Handles the response to the document's request; `nil` if there is none.
  mutating func didReceiveResponse(loader: String, url: URL?, response: MainResourceResponse?)
    -> [PageEvent]
  {
    guard provisional?.loader == loader else { return [] }
    if let response { provisional?.response = response }
    guard let url, let known = provisional?.url,
      url.absoluteString != Self.withoutFragment(known)
    else { return [] }
    return didReceiveRedirect(loader: loader, url: url)
  }

  /// Handles a redirect of the load, which may be to the same URL, for example with a cookie (W176).
  mutating func didReceiveRedirect(loader: String, url: URL) -> [PageEvent] {
    guard provisional?.loader == loader else { return [] }
    provisional?.url = url
    return [.navigation(.redirected(url))]
  }

  /// Sets the failure of the load before the load is canceled.
  mutating func willFail(loader: String, _ failure: PageFailure) {
    if provisional?.loader == loader { provisional?.failure = failure }
  }

  /// Sets the failure of the load that is about to be stopped because its response timed out (W191).
  mutating func timedOut(loader: String) {
    guard let load = provisional, load.loader == loader else { return }
    provisional?.failure = PageFailure(chromium: "net::ERR_TIMED_OUT", url: load.url)
    provisional?.isStopped = true
  }

  /// Handles a request of the app to stop the load in progress.
  ///
  /// Chromium reports the end of a provisional load, but not that of a committed document that waits for images.
  mutating func stopped() -> [PageEvent] {
    if let load = provisional, load.isPostponed {
      // Chromium has canceled it.
      provisional = nil
      return load.isReported ? [.navigation(.failedProvisionally(Self.cancelled(load)))] : []
    }
    if let load = provisional {
      provisional?.failure = Self.cancelled(load)
      provisional?.isStopped = true
      return []
    }
    return cancelCommitted()
  }

  /// Ends the load that was stopped and whose end Chromium has not reported.
  mutating func failStopped() -> [PageEvent] {
    guard let load = provisional, load.isStopped else { return [] }
    return didFail(loader: load.loader, detail: "net::ERR_ABORTED")
  }

  /// Handles a network error of a main-frame load.
  mutating func didFail(loader: String, detail: String) -> [PageEvent] {
    if let load = provisional, load.loader == loader {
      if load.isPostponed { return [] }
      let start = reportStart()
      provisional = nil
      let failure =
        load.failure ?? PageFailure(chromium: detail, url: load.url, response: load.response)
      return start + [.navigation(.failedProvisionally(failure))]
    }
    if let load = committed, load.loader == loader, !load.isOver {
      if load.response?.isMedia == true { return transferToPlayer(load) }
      committed?.isOver = true
      return [.navigation(.failed(PageFailure(chromium: detail, url: load.url)))]
    }
    return []
  }

  /// Handles the commit of a document.
  mutating func committed(loader: String, url: URL, isErrorPage: Bool) -> [PageEvent] {
    if isErrorPage {
      // The error page of a load that has failed can be committed after the next load has started.
      guard let load = provisional, load.loader == loader else { return [] }
      let start = reportStart()
      provisional = nil
      return start + [
        .navigation(
          .failedProvisionally(
            load.failure ?? PageFailure(kind: .other, url: load.url, detail: "error page")))
      ]
    }
    var events: [PageEvent] = []
    if provisional?.loader == loader {
      events += reportStart()
    } else {
      events += cancelProvisional() + cancelCommitted() + [.navigation(.started(url))]
    }
    var load = provisional ?? Load(loader: loader)
    load.url = url
    provisional = nil
    committed = load
    events.append(.navigation(.committed(url)))
    if let response = load.response, response.status >= 400 {
      events.append(.document(.errorPage(response.statusLine)))
    }
    if load.isStopped, let failure = load.failure {
      // The document was committed before the load could be stopped; Chromium sends no more events.
      committed?.isOver = true
      return events + [.navigation(.failed(failure))]
    }
    return events + [.navigation(.progress(0.5))]
  }

  /// Handles the end of parsing.
  func parsed() -> [PageEvent] {
    isLoading && provisional == nil ? [.navigation(.progress(0.8))] : []
  }

  /// Handles the document's load event.
  mutating func loaded() -> [PageEvent] {
    guard let load = committed, !load.isOver else { return [] }
    // Chromium reads only the beginning of a media document, and sends no more events.
    if load.response?.isMedia == true { return transferToPlayer(load) }
    committed?.hasLoaded = true
    // The load event of a truncated document can come before the failure.
    guard committed?.isArriving != true else { return [] }
    committed?.isOver = true
    return [.navigation(.progress(1)), .navigation(.finished)]
  }

  /// Ends the load of a media document, which its player loads again (W333).
  private mutating func transferToPlayer(_ load: Load) -> [PageEvent] {
    committed?.isOver = true
    let failure = PageFailure(
      kind: .mediaDocument, url: load.url, detail: load.response?.mediaType ?? "")
    return [.navigation(.failed(failure))]
  }

  /// Resets the state when the page's process terminates.
  mutating func crashed() -> [PageEvent] {
    provisional = nil
    committed = nil
    return [.process(.crashed)]
  }

  private mutating func cancelProvisional() -> [PageEvent] {
    defer { provisional = nil }
    guard let load = provisional, load.isReported else { return [] }
    return [
      .navigation(
        .failedProvisionally(
          PageFailure(kind: .cancelled, url: load.url, detail: "net::ERR_ABORTED")))
    ]
  }

  private static func withoutFragment(_ url: URL) -> String {
    String(url.absoluteString.prefix { $0 != "#" })
  }
}
