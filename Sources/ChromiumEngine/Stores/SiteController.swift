import Foundation
import WebEngine

/// The sites that a page shows, which may store data.
@PageActor
final class SiteController {
  private unowned let page: any SitePage

  init(page: any SitePage) {
    self.page = page
  }

  /// A frame shows another document: its site may store data.
  func didCommit(_ frame: ProtocolEvents.FrameNavigated.Frame) {
    guard frame.unreachableUrl == nil, let url = URL(address: frame.url),
      let scheme = url.scheme, ["http", "https"].contains(scheme), let host = url.host
    else { return }
    let outside = page.outside(url)
    var kinds = Set(PageDataKind.allCases).subtracting([.cookies])
    // What the app answers is not kept.
    if outside != url { kinds.remove(.cache) }
    let site = SiteData.site(ofHost: outside.host ?? "")
    let port = url.port.map { ":\($0)" } ?? ""
    let key = "\(scheme)://\(host)\(port)/"
    let main = page.document(of: page.target)
    guard frame.id != page.target, main?.host != host else {
      return page.browser.sites.note(key, of: site, kinds, in: page.store)
    }
    // What a frame keeps in another site's page is apart from what its own pages keep.
    let (session, sites, store) = (page.session, page.browser.sites, page.store)
    let (frame, left) = (frame.id, kinds)
    sites.ask(in: store) {
      let apart = await Self.storageKey(of: frame, at: key, session)
      sites.note(apart ?? key, of: site, left, in: store)
    }
  }

  /// What keeps apart the data of a frame's document; `nil` where that is not of this origin.
  ///
  /// The page reports a commit a moment before the browser process knows of it: until then the browser
  /// answers with the key of the document before.
  private static func storageKey(
    of frame: String, at origin: String, _ session: Session
  ) async -> String? {
    struct Answer: Decodable { let storageKey: String }
    for _ in 0..<EngineWaits.storageKey.attempts {
      let answer = try? await session.call(
        "Storage.getStorageKeyForFrame", ["frameId": .string(frame)], as: Answer.self)
      guard let key = answer?.storageKey else { return nil }
      if key.hasPrefix(origin) { return key }
      await EngineWaits.storageKey.pause()
    }
    return nil
  }
}
