public import Foundation
import WebEngine

/// An object that manages cookies and other website data (W316).
///
/// - Divergence: no data outlives the app, as the engine starts each run with an empty profile; a
///   persistent store lasts as long as the app runs.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  /// A Boolean value that indicates whether the store is one that iOS writes to disk.
  public let isPersistent: Bool
  /// The identifier with which the store was created, or `nil`.
  public let identifier: UUID?
  /// The object that manages the store's cookies.
  public let httpCookieStore: WKHTTPCookieStore
  let handle: StoreHandle

  private init(_ store: PageStore, isPersistent: Bool, identifier: UUID? = nil) {
    self.isPersistent = isPersistent
    self.identifier = identifier
    let registries = WebKitRegistries.current
    let named = identifier.map { registries.namedStores[$0, default: NamedStores()] }
    handle = StoreHandle(
      store, isTemporary: !isPersistent,
      pendingCookies: named?.pendingCookies ?? PendingCookies())
    if let identifier, var named {
      named.add(handle)
      registries.namedStores[identifier] = named
    }
    httpCookieStore = WKHTTPCookieStore(of: handle)
  }

  /// Creates the data store with an identifier.
  ///
  /// Stores with the same identifier share their data.
  public convenience init(forIdentifier identifier: UUID) {
    self.init(.separate(identifier.uuidString), isPersistent: true, identifier: identifier)
  }

  /// Returns the default data store, which is persistent and shared.
  public class func `default`() -> WKWebsiteDataStore { shared }

  /// Returns a new data store that keeps its data in memory.
  public class func nonPersistent() -> WKWebsiteDataStore {
    WKWebsiteDataStore(.separate(UUID().uuidString), isPersistent: false)
  }

  /// The default data store, which outlives a device: an app may set cookies before one is booted
  /// (W317).
  private static let shared: WKWebsiteDataStore = WKWebsiteDataStore(.shared, isPersistent: true)
}
