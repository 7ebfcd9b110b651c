public import Foundation

/// The methods for observing changes of a cookie store (W317).
@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  /// Tells that the store's cookies are others than before; optional.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  /// The default implementation does nothing.
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
