import EngineSupport
import Foundation
import WebEngine

/// Records the sites that a page shows, which may store data.
@PageActor
final class SiteController {
  private unowned let page: any SitePage

  init(page: any SitePage) {
    self.page = page
  }

  /// Records the site of a document that a frame committed.
  func didCommit(_ frame: ProtocolEvents.FrameNavigated.Frame) {
    guard frame.unreachableUrl == nil, let url = URL(address: frame.url),
      let scheme = url.scheme, ["http", "https"].contains(scheme), let host = url.host
    else { return }
    let appURL = page.appURL(of: url)
    var kinds = Set(PageDataKind.allCases).subtracting([.cookies])
    // Responses of scheme handlers are not cached.
    if appURL != url { kinds.remove(.cache) }
    let site = SiteData.site(ofHost: appURL.host ?? "")
    let port = url.port.map { ":\($0)" } ?? ""
    let key = "\(scheme)://\(host)\(port)/"
    let main = page.document(of: page.target)
    guard frame.id != page.target, main?.host != host else {
      return page.browser.sites.record(key, of: site, kinds, in: page.store)
    }
    // The storage of a third-party frame is partitioned by the top-level site.
    let (session, sites, store) = (page.session, page.browser.sites, page.store)
    let (frame, kindsOfSite) = (frame.id, kinds)
    sites.perform(in: store) {
      let partitioned = await Self.storageKey(of: frame, at: key, session)
      sites.record(partitioned ?? key, of: site, kindsOfSite, in: store)
    }
  }

  /// Returns the storage key of a frame's document; `nil` if it is not of the origin.
  ///
  /// The page reports a commit before the browser process handles it, which until then returns the storage
  /// key of the previous document.
  private static func storageKey(
    of frame: String, at origin: String, _ session: Session
  ) async -> String? {
    struct StorageKeyResult: Decodable { let storageKey: String }
    for _ in 0..<EngineWaits.storageKey.attempts {
      let result = try? await session.call(
        "Storage.getStorageKeyForFrame", ["frameId": .string(frame)], as: StorageKeyResult.self)
      guard let key = result?.storageKey else { return nil }
      if key.hasPrefix(origin) { return key }
      await EngineWaits.storageKey.pause()
    }
    return nil
  }
}
