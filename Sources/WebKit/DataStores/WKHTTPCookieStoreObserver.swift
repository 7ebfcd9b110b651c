public import Foundation

/// The method an observer implements to be notified of changes to a cookie store (W317).
@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  /// Tells the observer that the cookies of the store changed; optional.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  /// The default implementation does nothing.
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
