public import Foundation
import WebEngine

/// Where web views keep cookies and storage (W316).
///
/// - Divergence: nothing outlives the program: the engine behind Linux web views begins each run
///   with an empty profile. A persistent store lasts as long as the program.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  /// Whether the store is one that is kept on iOS.
  public let isPersistent: Bool
  /// The identifier that the store was made with; `nil` for the others.
  public let identifier: UUID?
  /// The store's cookies.
  public let httpCookieStore: WKHTTPCookieStore
  let handle: StoreHandle

  private init(_ store: PageStore, isPersistent: Bool, identifier: UUID? = nil) {
    self.isPersistent = isPersistent
    self.identifier = identifier
    let named = identifier.map { NamedStores.all[$0, default: NamedStores()] }
    handle = StoreHandle(
      store, isTemporary: !isPersistent,
      pendingCookies: named?.pendingCookies ?? PendingCookies())
    if let identifier, var named {
      named.note(handle)
      NamedStores.all[identifier] = named
    }
    httpCookieStore = WKHTTPCookieStore(of: handle)
  }

  /// Creates the store of an identifier; what is in it is the same for the same identifier.
  public convenience init(forIdentifier identifier: UUID) {
    self.init(.separate(identifier.uuidString), isPersistent: true, identifier: identifier)
  }

  /// The store of web views that are given no other.
  public class func `default`() -> WKWebsiteDataStore { shared }

  /// Returns a new store that is kept in memory.
  public class func nonPersistent() -> WKWebsiteDataStore {
    WKWebsiteDataStore(.separate(UUID().uuidString), isPersistent: false)
  }

  private static let shared: WKWebsiteDataStore = WKWebsiteDataStore(.shared, isPersistent: true)
}
