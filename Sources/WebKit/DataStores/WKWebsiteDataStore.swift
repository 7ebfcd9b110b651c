public import Foundation
import WebEngine

/// The object that manages cookies and other website data (W316).
///
/// - Divergence: nothing outlives the app: the engine behind Linux web views begins each run with
///   an empty profile. A persistent store lasts as long as the app.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  /// A Boolean value that indicates whether the store is one that is kept on iOS.
  public let isPersistent: Bool
  /// The identifier the store was created with, or `nil`.
  public let identifier: UUID?
  /// The cookies of the store.
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
      named.note(handle)
      registries.namedStores[identifier] = named
    }
    httpCookieStore = WKHTTPCookieStore(of: handle)
  }

  /// Creates the data store of an identifier.
  ///
  /// Stores with the same identifier share their data.
  public convenience init(forIdentifier identifier: UUID) {
    self.init(.separate(identifier.uuidString), isPersistent: true, identifier: identifier)
  }

  /// Returns the default data store.
  public class func `default`() -> WKWebsiteDataStore { shared }

  /// Returns a new data store that keeps its data in memory.
  public class func nonPersistent() -> WKWebsiteDataStore {
    WKWebsiteDataStore(.separate(UUID().uuidString), isPersistent: false)
  }

  /// The default data store, which outlives a device: an app may set cookies before one is booted (W317).
  private static let shared: WKWebsiteDataStore = WKWebsiteDataStore(.shared, isPersistent: true)
}
