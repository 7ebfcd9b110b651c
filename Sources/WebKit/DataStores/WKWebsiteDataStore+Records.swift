public import Foundation
import WebEngine

extension WKWebsiteDataStore {
  /// Returns all types of website data, including those that never occur here (W316).
  public class func allWebsiteDataTypes() -> Set<String> { Set(PageDataKind.types.keys) }

  /// Fetches the records of website data, one for each site, in no particular order (W316).
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

  /// Removes website data of the given sites, also of pages that are open (W316).
  ///
  /// - Divergence: the caches are emptied for all sites, local storage goes together with session
  ///   storage, and session storage alone goes only from the documents that are shown.
  public func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    Task {
      await removeData(ofTypes: dataTypes, for: dataRecords)
      completionHandler()
    }
  }

  /// Removes data of some sites, also from under the pages that are open (W316).
  ///
  /// - Divergence: as of the form with a handler.
  public func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]
  ) async {
    guard !dataRecords.isEmpty else { return }
    await remove(PageDataKind.kinds(of: dataTypes), of: Set(dataRecords.map(\.displayName)))
  }

  /// Removes data of all sites, also from under the pages that are open, and then calls back (W316).
  ///
  /// - Divergence: the engine does not know when data changed. Whatever date in the past is given, all
  ///   data of the types goes; none goes for a date to come. Local storage goes together with session
  ///   storage, and session storage alone goes only from the documents that are shown.
  public func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    Task {
      await removeData(ofTypes: dataTypes, modifiedSince: date)
      completionHandler()
    }
  }

  /// Removes data of all sites, also from under the pages that are open (W316).
  ///
  /// - Divergence: as of the form with a handler.
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
