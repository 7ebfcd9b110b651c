public import Foundation
public import FoundationNetworking
import WebEngine

/// The cookies of a data store (W317).
///
/// Cookies that are set where no engine is connected are kept, and given to the engine that opens the
/// first page of the store. When an engine does not answer, there are none and none can be set.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  let handle: StoreHandle
  let watch: CookieObserverRegistry

  init(of handle: StoreHandle) {
    self.handle = handle
    watch = CookieObserverRegistry.of(handle.store)
  }

  /// Gives all cookies, in no order.
  open func getAllCookies(
    _ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void
  ) {
    Task { completionHandler(await allCookies()) }
  }

  /// Returns all cookies, in no order.
  open func allCookies() async -> [HTTPCookie] { await (read() ?? []).compactMap(\.cookie) }

  /// Puts a cookie in; it takes the place of one of the same name, domain and path.
  open func setCookie(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    let copy = PageCookie(cookie)
    Task {
      await set([copy])
      completionHandler?()
    }
  }

  /// Puts a cookie in; it takes the place of one of the same name, domain and path.
  open func setCookie(_ cookie: HTTPCookie) async { await set([PageCookie(cookie)]) }

  /// Puts cookies in; each takes the place of one of the same name, domain and path.
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

  /// Puts cookies in; each takes the place of one of the same name, domain and path.
  open func setCookies(_ cookies: [HTTPCookie]) async { await set(cookies.map(PageCookie.init)) }

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
  /// - Divergence: what a script sets by itself is told with the next thing that its page does or
  ///   is asked, not at once.
  open func add(_ observer: any WKHTTPCookieStoreObserver) { addObserver(observer) }

  /// Tells an observer no more.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) { watch.remove(observer) }
}
