public import Foundation
public import FoundationNetworking
import WebEngine

/// The cookies of a data store (W317).
///
/// Without an engine, or when it does not respond, there are none and none can be set.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  let handle: StoreHandle
  let watch: CookieObserverRegistry

  init(of handle: StoreHandle) {
    self.handle = handle
    watch = CookieObserverRegistry.of(handle.store)
  }

  /// Fetches all cookies, in no particular order.
  open func getAllCookies(
    _ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void
  ) {
    Task { completionHandler(await allCookies()) }
  }

  /// Returns all cookies, in no particular order.
  open func allCookies() async -> [HTTPCookie] { await (read() ?? []).compactMap(\.cookie) }

  /// Sets a cookie; it replaces one of the same name, domain and path.
  open func setCookie(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    let copy = PageCookie(cookie)
    Task {
      await set([copy])
      completionHandler?()
    }
  }

  /// Sets a cookie; it replaces one of the same name, domain and path.
  open func setCookie(_ cookie: HTTPCookie) async { await set([PageCookie(cookie)]) }

  /// Sets cookies; each replaces one of the same name, domain and path.
  ///
  /// - Parameter completionHandler: Called on the main actor when all are there.
  open func setCookies(
    _ cookies: [HTTPCookie], completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    let copies = cookies.map(PageCookie.init)
    Task {
      await set(copies)
      completionHandler?()
    }
  }

  /// Sets cookies; each replaces one of the same name, domain and path.
  open func setCookies(_ cookies: [HTTPCookie]) async { await set(cookies.map(PageCookie.init)) }

  /// Deletes a cookie: the one of the same name, domain and path.
  open func delete(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    let copy = PageCookie(cookie)
    Task {
      await remove(copy)
      completionHandler?()
    }
  }

  /// Deletes a cookie: the one of the same name, domain and path.
  open func deleteCookie(_ cookie: HTTPCookie) async { await remove(PageCookie(cookie)) }

  /// Adds an observer, which is not retained.
  ///
  /// - Divergence: what a script sets by itself is told with the next thing that its page does or
  ///   is asked, not at once.
  open func add(_ observer: any WKHTTPCookieStoreObserver) { addObserver(observer) }

  /// Removes an observer.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) { watch.remove(observer) }
}
