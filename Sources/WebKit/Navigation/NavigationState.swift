import Foundation
package import WebEngine

/// Matches an engine's events with the loads that an app asked for (W161-W198).
@MainActor
package struct NavigationState {
  /// What the navigation delegate is to be told.
  package enum Callback: Equatable {
    /// A load began.
    case start(WKNavigation)
    /// The server sent the load elsewhere.
    case redirect(WKNavigation)
    /// The document was replaced.
    case commit(WKNavigation)
    /// Everything has loaded.
    case finish(WKNavigation)
    /// The load failed before the document was replaced.
    case failProvisional(WKNavigation, PageFailure)
    /// The load failed after the document was replaced.
    case fail(WKNavigation, PageFailure)
    /// The page's process ended.
    case terminate
  }

  /// Where the load stands.
  package private(set) var load: PageLoadState = PageLoadState()
  /// Why the last load failed; `nil` since the next began.
  package private(set) var failure: PageFailure?
  /// Why there is no document, or why the one shown is not whole; `nil` when it is.
  ///
  /// A load that fails while a document is shown leaves it as it is.
  package private(set) var documentFailure: PageFailure?

  /// A load that the app asked for.
  private struct Request {
    var navigation: WKNavigation
    var url: URL
    var kind: History.Load
    /// Whether the delegate has allowed it.
    var isAllowed: Bool
  }

  /// A load on its way to the document.
  private struct Provisional {
    var navigation: WKNavigation
    /// The address that it began with.
    var url: URL
    var kind: History.Load
  }

  /// The pages that the view was at.
  private(set) var history: History = History()

  private var requested: [Request] = []
  private var provisional: Provisional?
  private var committed: WKNavigation?
  /// Where the engine's history stands, for the commit or the move that comes next.
  private var entry: HistoryEntry?

  /// Creates the state of a view that has loaded nothing.
  package init() {}

  /// The app asked for a load, which the delegate has not been asked for yet; it takes the place of
  /// those that are still being decided (W196).
  mutating func request(_ url: URL, _ kind: History.Load) -> WKNavigation {
    requested.removeAll { !$0.isAllowed }
    let navigation = WKNavigation()
    requested.append(Request(navigation: navigation, url: url, kind: kind, isAllowed: false))
    failure = nil
    load.request(url)
    return navigation
  }

  /// The delegate allowed a load; `replacing` those that have not reached the engine.
  ///
  /// - Returns: Whether it is still wanted.
  mutating func allow(_ navigation: WKNavigation, replacing unsent: Int) -> Bool {
    guard let index = requested.firstIndex(where: { $0.navigation === navigation }) else {
      return false
    }
    requested[index].isAllowed = true
    requested.removeSubrange(max(0, index - unsent)..<index)
    return true
  }

  /// The app asked for a load that needs no decision; `replacing` the requests that have not reached
  /// the engine.
  package mutating func request(_ url: URL, replacing unsent: Int = 0) -> WKNavigation {
    let navigation = request(url, .standard)
    _ = allow(navigation, replacing: unsent)
    return navigation
  }

  /// A load was not allowed: no delegate is told (W180).
  mutating func withdraw(_ navigation: WKNavigation, because failure: PageFailure? = nil) {
    let count = requested.count
    requested.removeAll { $0.navigation === navigation }
    guard requested.count < count else { return }
    if let failure, load.committedURL == nil { documentFailure = failure }
    updateRequest()
  }

  /// The loads that the engine was asked for and that have not begun.
  var sentRequests: [WKNavigation] { requested.filter(\.isAllowed).map(\.navigation) }

  /// The app lets loads from a server go on that the engine does not trust.
  mutating func trust(_ host: String, _ port: Int) { load.trust(host, port) }

  /// The app took back the requests that have not reached the engine.
  package mutating func withdraw(_ unsent: Int) {
    requested.removeAll { !$0.isAllowed }
    requested.removeLast(min(unsent, requested.count))
    updateRequest()
  }

  private mutating func updateRequest() {
    if let last = requested.last { load.request(last.url) } else { load.dropRequest() }
  }

  /// Handles a navigation event; the state has changed when the callbacks are made (W168).
  package mutating func receive(_ event: NavigationEvent) -> [Callback] {
    switch event {
    case .started(let url): return start(url)
    case .redirected(let url):
      load.redirect(url)
      return provisional.map { [.redirect($0.navigation)] } ?? []
    case .committed(let url):
      let arrived =
        provisional ?? Provisional(navigation: WKNavigation(), url: url, kind: .standard)
      provisional = nil
      committed = arrived.navigation
      documentFailure = nil
      load.commit(url)
      history.committed(url, initialURL: arrived.url, arrived.kind, entry)
      entry = nil
      return [.commit(arrived.navigation)]
    case .finished:
      guard let navigation = committed else { return [] }
      committed = nil
      if provisional == nil { load.end() }
      return [.finish(navigation)]
    case .failedProvisionally(let failure): return failProvisionally(failure)
    case .failed(let failure):
      guard let navigation = committed else { return [] }
      committed = nil
      self.failure = failure
      // A media document is whole, whatever its delegate is told.
      if failure.kind != .mediaDocument { documentFailure = failure }
      if provisional == nil { load.end() }
      return [.fail(navigation, failure)]
    case .movedWithinDocument(let url):
      // The app may have asked for a fragment of the page shown: no load comes of it (W201).
      if let index = requested.firstIndex(where: { $0.isAllowed && $0.url == url }) {
        requested.remove(at: index)
        if requested.isEmpty { load.dropRequest() }
      }
      load.move(to: url)
      history.moved(url, entry)
      entry = nil
      return []
    case .progress(let progress):
      load.advance(to: progress)
      return []
    case .certificates(let certificates):
      load.secureNext(by: certificates)
      return []
    }
  }

  /// The current entry of the engine's history, which the next commit or same-document navigation has.
  mutating func reachEntry(_ entry: HistoryEntry) { self.entry = entry }

  /// A traversal that the app requested moves only a frame: the main frame loads nothing (W215, W242).
  mutating func frameStarted() {
    if let index = requested.firstIndex(where: { $0.isAllowed && $0.kind.isStep }) {
      requested.remove(at: index)
    }
    updateRequest()
  }

  /// A frame shows another document, which is an entry of its own.
  mutating func frameMoved(to entry: HistoryEntry) { history.frameMoved(entry) }

  /// The user interacted with the page, which its history item remembers (W213).
  mutating func userInteracted() { history.userInteracted() }

  /// The document's title changed.
  mutating func setTitle(_ title: String) {
    load.setTitle(title)
    history.titled(title)
  }

  /// Puts a list in place of the view's own (W277).
  mutating func restore(_ items: [WKBackForwardListItem], current: Int) {
    history.replace(with: items, current: current)
  }

  /// The engine refused what the app asked for: the load begins and fails at once.
  package mutating func refuse(_ failure: PageFailure) -> [Callback] {
    guard let first = requested.first(where: \.isAllowed) else { return [] }
    return start(first.url) + failProvisionally(failure)
  }

  /// The page's process ended: no failure is reported for the load in progress (W224, W226).
  package mutating func terminate() -> [Callback] {
    requested = []
    provisional = nil
    committed = nil
    entry = nil
    documentFailure = nil
    load.reset()
    history.forgetEngine()
    return [.terminate]
  }

  /// The page closed its window: its URL and the list stay, and no callback follows for any load.
  mutating func close() {
    requested = []
    provisional = nil
    committed = nil
    entry = nil
    load.dropRequest()
    if load.isLoading { load.end() }
    history.forgetEngine()
  }

  private mutating func start(_ url: URL) -> [Callback] {
    var callbacks: [Callback] = []
    if let interrupted = provisional, case .provisional(let url) = load.phase {
      let cancelled = PageFailure(kind: .cancelled, url: url, detail: "a new load began")
      callbacks.append(.failProvisional(interrupted.navigation, cancelled))
    }
    let request = takeRequest(for: url)
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
    load.end()
    return [.failProvisional(failed.navigation, failure)]
  }

  /// The app's request that a load answers: the one of its address, else the oldest.
  private mutating func takeRequest(for url: URL) -> Request? {
    let allowed = requested.indices.filter { requested[$0].isAllowed }
    guard let index = allowed.first(where: { requested[$0].url == url }) ?? allowed.first else {
      return nil
    }
    let request = requested.remove(at: index)
    // The engine takes loads in order: one that was sent before and has not begun never will.
    for earlier in allowed.reversed() where earlier < index { requested.remove(at: earlier) }
    return request
  }
}
