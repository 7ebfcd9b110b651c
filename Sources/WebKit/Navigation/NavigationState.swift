import Foundation
package import WebEngine

/// The navigations of a web view: matches the engine's events with the app's loads (W161-W198).
@MainActor
package struct NavigationState {
  /// The methods of the navigation delegate to call.
  package enum Callback: Equatable {
    /// The provisional load started.
    case start(WKNavigation)
    /// The server redirected the provisional load.
    case redirect(WKNavigation)
    /// The load was committed.
    case commit(WKNavigation)
    /// The load finished.
    case finish(WKNavigation)
    /// The load failed before it was committed.
    case failProvisional(WKNavigation, PageFailure)
    /// The load failed after it was committed.
    case fail(WKNavigation, PageFailure)
    /// The content process terminated.
    case terminate
  }

  /// The load state of the main frame.
  package private(set) var load: PageLoadState = PageLoadState()
  /// The failure of the last load; `nil` once the next one starts.
  package private(set) var failure: PageFailure?
  /// The failure due to which there is no document, or only part of one; `nil` if it is complete.
  ///
  /// A provisional load that fails does not affect the committed document.
  package private(set) var documentFailure: PageFailure?

  /// A load that the app requested and that has not started.
  private struct Request {
    var navigation: WKNavigation
    var url: URL
    var kind: History.Load
    /// Whether the delegate has allowed it.
    var isAllowed: Bool
  }

  /// A load that has started and is not committed.
  private struct Provisional {
    var navigation: WKNavigation
    /// The URL with which the load started.
    var url: URL
    var kind: History.Load
  }

  /// The back-forward list.
  private(set) var history: History = History()

  private var requested: [Request] = []
  private var provisional: Provisional?
  private var committed: WKNavigation?
  /// The current entry of the engine's history, for the next commit or same-document navigation.
  private var entry: HistoryEntry?

  /// Creates the state of a view that has loaded nothing.
  package init() {}

  /// Adds a load that the app requested and the delegate has not allowed yet; it replaces those that
  /// await a policy decision (W196).
  mutating func request(_ url: URL, _ kind: History.Load) -> WKNavigation {
    requested.removeAll { !$0.isAllowed }
    let navigation = WKNavigation()
    requested.append(Request(navigation: navigation, url: url, kind: kind, isAllowed: false))
    failure = nil
    load.request(url)
    return navigation
  }

  /// Records that the delegate allowed a load.
  ///
  /// - Parameter unsent: The number of allowed loads that have not reached the engine, which this one
  ///   replaces.
  /// - Returns: Whether the load has not been withdrawn.
  mutating func allow(_ navigation: WKNavigation, replacing unsent: Int) -> Bool {
    guard let index = requested.firstIndex(where: { $0.navigation === navigation }) else {
      return false
    }
    requested[index].isAllowed = true
    requested.removeSubrange(max(0, index - unsent)..<index)
    return true
  }

  /// Adds a load that needs no policy decision and replaces those that have not reached the engine.
  package mutating func request(_ url: URL, replacing unsent: Int = 0) -> WKNavigation {
    let navigation = request(url, .standard)
    _ = allow(navigation, replacing: unsent)
    return navigation
  }

  /// Withdraws a load that was not allowed; no delegate is called (W180).
  mutating func withdraw(_ navigation: WKNavigation, because failure: PageFailure? = nil) {
    let count = requested.count
    requested.removeAll { $0.navigation === navigation }
    guard requested.count < count else { return }
    if let failure, load.committedURL == nil { documentFailure = failure }
    updateRequest()
  }

  /// The allowed loads that have not started.
  var sentRequests: [WKNavigation] { requested.filter(\.isAllowed).map(\.navigation) }

  /// Records that the app trusts a server that the engine does not trust.
  mutating func trust(_ host: String, _ port: Int) { load.trust(host, port) }

  /// Withdraws the loads that have not reached the engine: the app stopped loading.
  package mutating func withdraw(_ unsent: Int) {
    requested.removeAll { !$0.isAllowed }
    requested.removeLast(min(unsent, requested.count))
    updateRequest()
  }

  private mutating func updateRequest() {
    if let last = requested.last { load.request(last.url) } else { load.clearRequest() }
  }

  /// Handles a navigation event; the state changes before the callbacks are called (W168).
  package mutating func receive(_ event: NavigationEvent) -> [Callback] {
    switch event {
    case .started(let url): return start(url)
    case .redirected(let url):
      load.redirect(url)
      return provisional.map { [.redirect($0.navigation)] } ?? []
    case .committed(let url):
      let arriving =
        provisional ?? Provisional(navigation: WKNavigation(), url: url, kind: .standard)
      provisional = nil
      committed = arriving.navigation
      documentFailure = nil
      load.commit(url)
      history.committed(url, initialURL: arriving.url, arriving.kind, entry)
      entry = nil
      return [.commit(arriving.navigation)]
    case .finished:
      guard let navigation = committed else { return [] }
      committed = nil
      if provisional == nil { load.finish() }
      return [.finish(navigation)]
    case .failedProvisionally(let failure): return failProvisionally(failure)
    case .failed(let failure):
      guard let navigation = committed else { return [] }
      committed = nil
      self.failure = failure
      // A media document is complete, although its delegate receives an error.
      if failure.kind != .mediaDocument { documentFailure = failure }
      if provisional == nil { load.finish() }
      return [.fail(navigation, failure)]
    case .movedWithinDocument(let url):
      // The app may have requested a fragment of the current page, which starts no load (W201).
      if let index = requested.firstIndex(where: { $0.isAllowed && $0.url == url }) {
        requested.remove(at: index)
        if requested.isEmpty { load.clearRequest() }
      }
      load.navigateWithinDocument(to: url)
      history.navigatedWithinDocument(url, entry)
      entry = nil
      return []
    case .progress(let progress):
      load.advance(to: progress)
      return []
    case .certificates(let certificates):
      load.setNextCertificates(certificates)
      return []
    }
  }

  /// Sets the current entry of the engine's history, to which the next commit or same-document
  /// navigation belongs.
  mutating func setEntry(_ entry: HistoryEntry) { self.entry = entry }

  /// Ends the app's traversal, which navigates only a subframe: the main frame loads nothing (W215,
  /// W242).
  mutating func frameStarted() {
    if let index = requested.firstIndex(where: { $0.isAllowed && $0.kind.isTraversal }) {
      requested.remove(at: index)
    }
    updateRequest()
  }

  /// Adds the history entry of a subframe's navigation.
  mutating func frameMoved(to entry: HistoryEntry) { history.frameMoved(entry) }

  /// Records in the history item that the user interacted with the page (W213).
  mutating func userInteracted() { history.userInteracted() }

  /// Sets the document's title, also in the history item.
  mutating func setTitle(_ title: String) {
    load.setTitle(title)
    history.titled(title)
  }

  /// Replaces the back-forward list (W277).
  mutating func restore(_ items: [WKBackForwardListItem], current: Int) {
    history.replace(with: items, current: current)
  }

  /// Handles the engine's refusal of the app's load, which starts and fails immediately.
  package mutating func refuse(_ failure: PageFailure) -> [Callback] {
    guard let first = requested.first(where: \.isAllowed) else { return [] }
    return start(first.url) + failProvisionally(failure)
  }

  /// Handles the termination of the web content process; the load in progress does not fail (W224, W226).
  package mutating func terminate() -> [Callback] {
    requested = []
    provisional = nil
    committed = nil
    entry = nil
    documentFailure = nil
    load.reset()
    history.removeEngineEntries()
    return [.terminate]
  }

  /// Handles the closing of the page's window: its URL and the back-forward list remain, and no callback is called
  /// for a load.
  mutating func close() {
    requested = []
    provisional = nil
    committed = nil
    entry = nil
    load.clearRequest()
    if load.isLoading { load.finish() }
    history.removeEngineEntries()
  }

  private mutating func start(_ url: URL) -> [Callback] {
    var callbacks: [Callback] = []
    if let interrupted = provisional, case .provisional(let url) = load.phase {
      let cancelled = PageFailure(kind: .cancelled, url: url, detail: "a new load began")
      callbacks.append(.failProvisional(interrupted.navigation, cancelled))
    }
    let request = matchRequest(for: url)
    let navigation = request?.navigation ?? WKNavigation()
    provisional = Provisional(
      navigation: navigation, url: url, kind: request?.kind ?? .standard)
    failure = nil
    if load.committedURL == nil { documentFailure = nil }
    load.start(url)
    if let next = requested.last { load.request(next.url) }
    return callbacks + [.start(navigation)]
  }

  private mutating func failProvisionally(_ failure: PageFailure) -> [Callback] {
    guard let failed = provisional else { return [] }
    provisional = nil
    self.failure = failure
    if load.committedURL == nil { documentFailure = failure }
    load.finish()
    return [.failProvisional(failed.navigation, failure)]
  }

  /// Removes and returns the app's request for a load that starts: the one with its URL, or else the
  /// oldest.
  private mutating func matchRequest(for url: URL) -> Request? {
    let allowed = requested.indices.filter { requested[$0].isAllowed }
    guard let index = allowed.first(where: { requested[$0].url == url }) ?? allowed.first else {
      return nil
    }
    let request = requested.remove(at: index)
    // The engine starts loads in order: earlier ones that have not started never will.
    for earlier in allowed.reversed() where earlier < index { requested.remove(at: earlier) }
    return request
  }
}
