public import Foundation
public import FoundationNetworking
import WebEngine

/// An object that manages the cookies of a data store (W317).
///
/// Without an engine, or when the engine does not respond, the store is empty and ignores changes.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  let handle: StoreHandle
  let observers: CookieObserverRegistry

  init(of handle: StoreHandle) {
    self.handle = handle
    observers = CookieObserverRegistry.of(handle.store)
  }

  /// Fetches all stored cookies, in no particular order.
  ///
  /// - Parameter completionHandler: Called on the main actor with the cookies.
  open func getAllCookies(
    _ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void
  ) {
    Task { completionHandler(await allCookies()) }
  }

  /// Returns all stored cookies, in no particular order.
  open func allCookies() async -> [HTTPCookie] { await (read() ?? []).compactMap(\.cookie) }

  /// Sets a cookie, replacing any with the same name, domain and path.
  ///
  /// - Parameter completionHandler: Called on the main actor when the cookie is stored.
  open func setCookie(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    let copy = PageCookie(cookie)
    Task {
      await set([copy])
      completionHandler?()
    }
  }

  /// Sets a cookie, replacing any with the same name, domain and path.
  open func setCookie(_ cookie: HTTPCookie) async { await set([PageCookie(cookie)]) }

  /// Sets cookies, each of which replaces any with the same name, domain and path.
  ///
  /// - Parameter completionHandler: Called on the main actor when all cookies are stored.
  open func setCookies(
    _ cookies: [HTTPCookie], completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    let copies = cookies.map(PageCookie.init)
    Task {
      await set(copies)
      completionHandler?()
    }
  }

  /// Sets cookies, each of which replaces any with the same name, domain and path.
  open func setCookies(_ cookies: [HTTPCookie]) async { await set(cookies.map(PageCookie.init)) }

  /// Deletes the cookie with the same name, domain and path.
  ///
  /// - Parameter completionHandler: Called on the main actor when the cookie is deleted.
  open func delete(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    let copy = PageCookie(cookie)
    Task {
      await remove(copy)
      completionHandler?()
    }
  }

  /// Deletes the cookie with the same name, domain and path.
  open func deleteCookie(_ cookie: HTTPCookie) async { await remove(PageCookie(cookie)) }

  /// Adds an observer of changes to the cookies; the store does not retain it.
  ///
  /// - Divergence: a cookie set by a script is reported with the page's next event or command, not
  ///   immediately.
  open func add(_ observer: any WKHTTPCookieStoreObserver) { addObserver(observer) }

  /// Removes an observer of changes to the cookies.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) { observers.remove(observer) }
}
