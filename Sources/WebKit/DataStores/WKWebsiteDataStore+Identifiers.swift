public import Foundation
import WebEngine

extension WKWebsiteDataStore {
  /// Fetches the identifiers of all data stores that have one, in no particular order.
  ///
  /// - Parameter completionHandler: Called on the main actor with the identifiers.
  public class func fetchAllDataStoreIdentifiers(
    _ completionHandler: @escaping @MainActor @Sendable ([UUID]) -> Void
  ) {
    Task { completionHandler(await allDataStoreIdentifiers) }
  }

  /// The identifiers of all data stores that have one, in no particular order.
  public class var allDataStoreIdentifiers: [UUID] {
    get async { Array(WebKitRegistries.current.namedStores.keys) }
  }

  /// Removes the data store with an identifier, and its data.
  ///
  /// - Parameter completionHandler: Called on the main actor with `nil`, or with an error when the
  ///   data store is still in use by a data store object or a web view; nothing is removed then.
  public class func remove(
    forIdentifier identifier: UUID,
    completionHandler: @escaping @MainActor @Sendable ((any Error)?) -> Void
  ) {
    Task {
      do {
        try await remove(forIdentifier: identifier)
        completionHandler(nil)
      } catch {
        completionHandler(error)
      }
    }
  }

  /// Removes the data store with an identifier, and its data.
  ///
  /// - Throws: An error when the data store is still in use by a data store object or a web view;
  ///   nothing is removed then.
  public class func remove(forIdentifier identifier: UUID) async throws {
    guard let stores = WebKitRegistries.current.namedStores[identifier] else { return }
    guard !stores.areInUse else {
      throw NSError(
        domain: "WKWebSiteDataStore", code: 1,
        userInfo: [NSLocalizedDescriptionKey: "Data store is in use"])
    }
    WebKitRegistries.current.namedStores[identifier] = nil
    await WebKitEnvironment.current?.engine.removeStore(.separate(identifier.uuidString))
  }
}
