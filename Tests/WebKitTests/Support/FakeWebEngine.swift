import Foundation
import Synchronization
import WebEngine

/// An engine whose pages only note what they are told.
final class FakeWebEngine: WebEngine {
  private struct State {
    var pages: [FakeWebPage] = []
    var refusal: WebEngineError?
    var beforeOpening: (@Sendable (FakeWebPage) async -> Void)?
    var cookies: [PageStore: [PageCookie]] = [:]
    var removedStores: [PageStore] = []
    var siteData: [PageStore: [SiteData]] = [:]
    var removals: [Removal] = []
  }

  /// Data that was taken out of a store.
  struct Removal: Equatable {
    let kinds: Set<PageDataKind>
    let sites: Set<String>?
    let store: PageStore
  }

  private let state: Mutex<State> = Mutex(State())

  /// The pages opened so far.
  var pages: [FakeWebPage] { state.withLock { $0.pages } }

  /// The page opened last.
  var page: FakeWebPage? { pages.last }

  /// The error that opening a page throws from now on.
  func refuse(with error: WebEngineError?) { state.withLock { $0.refusal = error } }

  /// A closure that runs before a page is open from now on.
  func beforeOpening(_ work: @escaping @Sendable (FakeWebPage) async -> Void) {
    state.withLock { $0.beforeOpening = work }
  }

  func information() async throws(WebEngineError) -> EngineInformation {
    EngineInformation(name: "Fake", version: "1", isSandboxed: true, executable: "")
  }

  func makePage(_ configuration: PageConfiguration) async throws(WebEngineError) -> any WebPage {
    let page = FakeWebPage(configuration)
    await state.withLock { $0.beforeOpening }?(page)
    let refusal = state.withLock { state in
      if state.refusal == nil { state.pages.append(page) }
      return state.refusal
    }
    if let refusal { throw refusal }
    return page
  }

  func shutDown() async {}

  /// The stores that were forgotten.
  var removedStores: [PageStore] { state.withLock { $0.removedStores } }

  func cookies(in store: PageStore) async throws(WebEngineError) -> [PageCookie] {
    state.withLock { $0.cookies[store] ?? [] }
  }

  func setCookie(_ cookie: PageCookie, in store: PageStore) async throws(WebEngineError) {
    try await deleteCookie(cookie, in: store)
    state.withLock { $0.cookies[store, default: []].append(cookie) }
  }

  func deleteCookie(_ cookie: PageCookie, in store: PageStore) async throws(WebEngineError) {
    state.withLock { state in
      state.cookies[store]?.removeAll {
        ($0.name, $0.domain, $0.path) == (cookie.name, cookie.domain, cookie.path)
      }
    }
  }

  /// The removals of data from stores.
  var removals: [Removal] { state.withLock { $0.removals } }

  /// Sets what sites have left in a store.
  func setSiteData(_ data: [SiteData], in store: PageStore) {
    state.withLock { $0.siteData[store] = data }
  }

  func siteData(in store: PageStore) async throws(WebEngineError) -> [SiteData] {
    state.withLock { $0.siteData[store] ?? [] }
  }

  func removeData(
    _ kinds: Set<PageDataKind>, of sites: Set<String>?, in store: PageStore
  ) async throws(WebEngineError) {
    state.withLock { state in
      state.removals.append(Removal(kinds: kinds, sites: sites, store: store))
      if kinds.contains(.cookies) { state.cookies[store] = [] }
    }
  }

  func removeStore(_ store: PageStore) async {
    state.withLock { $0.removedStores.append(store) }
  }
}
