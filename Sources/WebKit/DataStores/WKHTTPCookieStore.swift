public import Foundation
public import FoundationNetworking
import WebEngine

/// The cookies of a data store (W317).
///
/// Without an engine, or when it does not answer, there are none and none can be set.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  let handle: StoreHandle
  var observers: [CookieObserver] = []
  /// The cookies as they were last read, while somebody observes them.
  var known: Set<PageCookie>?

  init(of handle: StoreHandle) { self.handle = handle }

  /// Gives all cookies, in no order.
  open func getAllCookies(
    _ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void
  ) {
    Task { completionHandler(await allCookies()) }
  }

  /// Returns all cookies, in no order.
  open func allCookies() async -> [HTTPCookie] { await read().compactMap(\.cookie) }

  /// Puts a cookie in; it takes the place of one of the same name, domain and path.
  open func setCookie(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    let copy = PageCookie(cookie)
    Task {
      await set(copy)
      completionHandler?()
    }
  }

  /// Puts a cookie in; it takes the place of one of the same name, domain and path.
  open func setCookie(_ cookie: HTTPCookie) async { await set(PageCookie(cookie)) }

  /// Takes a cookie out: the one of the same name, domain and path.
  open func delete(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    let copy = PageCookie(cookie)
    Task {
      await remove(copy)
      completionHandler?()
    }
  }

  /// Takes a cookie out: the one of the same name, domain and path.
  open func deleteCookie(_ cookie: HTTPCookie) async { await remove(PageCookie(cookie)) }

  /// Tells an observer of changes from now on; it is not kept.
  ///
  /// - Divergence: what pages change is told when a load of theirs has ended, not at once.
  open func add(_ observer: any WKHTTPCookieStoreObserver) { addObserver(observer) }

  /// Tells an observer no more.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) { removeObserver(observer) }
}
