package import Foundation
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

  private var requested: [(navigation: WKNavigation, url: URL)] = []
  private var provisional: WKNavigation?
  private var committed: WKNavigation?

  /// Creates the state of a view that has loaded nothing.
  package init() {}

  /// The app asked for a load; `replacing` the requests that have not reached the engine (W196).
  package mutating func request(_ url: URL, replacing unsent: Int = 0) -> WKNavigation {
    requested.removeLast(min(unsent, requested.count))
    let navigation = WKNavigation()
    requested.append((navigation, url))
    failure = nil
    load.request(url)
    return navigation
  }

  /// The app took back the requests that have not reached the engine.
  package mutating func withdraw(_ unsent: Int) {
    requested.removeLast(min(unsent, requested.count))
    if let last = requested.last { load.request(last.url) } else { load.dropRequest() }
  }

  /// Takes an event in; the state has changed when the callbacks are made (W168).
  package mutating func receive(_ event: PageEvent) -> [Callback] {
    switch event {
    case .started(let url): return start(url)
    case .redirected(let url):
      load.redirect(url)
      return provisional.map { [.redirect($0)] } ?? []
    case .committed(let url):
      let navigation = provisional ?? WKNavigation()
      provisional = nil
      committed = navigation
      documentFailure = nil
      load.commit(url)
      return [.commit(navigation)]
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
      documentFailure = failure
      if provisional == nil { load.end() }
      return [.fail(navigation, failure)]
    case .movedWithinDocument(let url):
      // The app may have asked for a fragment of the page shown: no load comes of it (W201).
      if let index = requested.firstIndex(where: { $0.url == url }) {
        requested.remove(at: index)
        if requested.isEmpty { load.dropRequest() }
      }
      load.move(to: url)
      return []
    case .titleChanged(let title):
      load.setTitle(title)
      return []
    case .progress(let progress):
      load.advance(to: progress)
      return []
    case .crashed: return terminate()
    case .errorPage, .viewportMetas, .firstRendering, .contentSizeChanged: return []
    }
  }

  /// The engine refused what the app asked for: the load begins and fails at once.
  package mutating func refuse(_ failure: PageFailure) -> [Callback] {
    guard let first = requested.first else { return [] }
    return start(first.url) + failProvisionally(failure)
  }

  /// The page's process ended: no failure is reported for the load in progress (W224, W226).
  package mutating func terminate() -> [Callback] {
    requested = []
    provisional = nil
    committed = nil
    documentFailure = nil
    load.reset()
    return [.terminate]
  }

  private mutating func start(_ url: URL) -> [Callback] {
    var callbacks: [Callback] = []
    if let interrupted = provisional, case .provisional(let url) = load.phase {
      let cancelled = PageFailure(kind: .cancelled, url: url, detail: "a new load began")
      callbacks.append(.failProvisional(interrupted, cancelled))
    }
    let navigation = takeRequest(for: url) ?? WKNavigation()
    provisional = navigation
    failure = nil
    if load.committedURL == nil { documentFailure = nil }
    load.start(url)
    if let next = requested.last { load.request(next.url) }
    return callbacks + [.start(navigation)]
  }

  private mutating func failProvisionally(_ failure: PageFailure) -> [Callback] {
    guard let navigation = provisional else { return [] }
    provisional = nil
    self.failure = failure
    if load.committedURL == nil { documentFailure = failure }
    load.end()
    return [.failProvisional(navigation, failure)]
  }

  /// The app's request that a load answers: the one of its address, else the oldest.
  private mutating func takeRequest(for url: URL) -> WKNavigation? {
    guard !requested.isEmpty else { return nil }
    let index = requested.firstIndex { $0.url == url } ?? 0
    return requested.remove(at: index).navigation
  }
}
