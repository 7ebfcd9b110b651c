public import Foundation
import WebEngine

extension WKWebsiteDataStore {
  /// Returns all types of website data, including those that never occur here (W316).
  public class func allWebsiteDataTypes() -> Set<String> { Set(PageDataKind.types.keys) }

  /// Fetches the records of website data, one for each site, in no particular order (W316).
  ///
  /// - Parameters:
  ///   - dataTypes: The types of data to list.
  ///   - completionHandler: Called on the main actor with the records.
  public func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
  ) {
    Task { completionHandler(await dataRecords(ofTypes: dataTypes)) }
  }

  /// Returns the records of website data, one for each site, in no particular order (W316).
  public func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
    guard let engine = handle.engine, let data = try? await engine.siteData(in: handle.store)
    else { return [] }
    return data.compactMap { data in
      let types = dataTypes.filter { type in
        PageDataKind.kinds(of: [type]).contains(where: data.kinds.contains)
      }
      return types.isEmpty ? nil : WKWebsiteDataRecord(displayName: data.site, dataTypes: types)
    }
  }

  /// Removes website data of the given sites, even while their pages are open (W316).
  ///
  /// - Parameter completionHandler: Called on the main actor when the data is removed.
  /// - Divergence: caches are removed for all sites, local storage is removed together with session
  ///   storage, and session storage alone is removed only from open documents.
  public func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    Task {
      await removeData(ofTypes: dataTypes, for: dataRecords)
      completionHandler()
    }
  }

  /// Removes website data of the given sites, even while their pages are open (W316).
  ///
  /// - Divergence: see the variant with a completion handler.
  public func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]
  ) async {
    guard !dataRecords.isEmpty else { return }
    await remove(PageDataKind.kinds(of: dataTypes), of: Set(dataRecords.map(\.displayName)))
  }

  /// Removes website data of all sites, even while their pages are open (W316).
  ///
  /// - Parameter completionHandler: Called on the main actor when the data is removed.
  /// - Divergence: the engine does not record when data was modified: for a date in the past all
  ///   data of the types is removed, for one in the future none. Local storage is removed together
  ///   with session storage, and session storage alone is removed only from open documents.
  public func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    Task {
      await removeData(ofTypes: dataTypes, modifiedSince: date)
      completionHandler()
    }
  }

  /// Removes website data of all sites, even while their pages are open (W316).
  ///
  /// - Divergence: see the variant with a completion handler.
  public func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    guard date <= .now else { return }
    await remove(PageDataKind.kinds(of: dataTypes), of: nil)
  }

  private func remove(_ kinds: Set<PageDataKind>, of sites: Set<String>?) async {
    guard !kinds.isEmpty else { return }
    await httpCookieStore.changing {
      if kinds.contains(.cookies) { handle.pendingCookies.removeAll(of: sites) }
      guard let engine = handle.engine else { return }
      try? await engine.removeData(kinds, of: sites, in: handle.store)
    }
  }
}
