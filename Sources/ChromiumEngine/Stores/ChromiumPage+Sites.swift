import Foundation
import WebEngine

extension ChromiumPage {
  /// Notes the site of a document, which may store data.
  func noteSite(of frame: ProtocolEvents.FrameNavigated.Frame) {
    guard frame.unreachableUrl == nil, let url = URL(address: frame.url),
      let scheme = url.scheme, ["http", "https"].contains(scheme), let host = url.host
    else { return }
    let outside = interception.schemes.outside(url)
    var kinds = Set(PageDataKind.allCases).subtracting([.cookies])
    // What the app answers is not kept.
    if outside != url { kinds.remove(.cache) }
    let site = SiteData.site(ofHost: outside.host ?? "")
    let port = url.port.map { ":\($0)" } ?? ""
    let key = "\(scheme)://\(host)\(port)/"
    let main = policy.document(of: target)
    guard frame.id != target, main?.host != host else {
      return browser.sites.note(key, of: site, kinds, in: store)
    }
    // What a frame keeps in another site's page is apart from what its own pages keep.
    let (session, sites, store, frame, left) = (session, browser.sites, store, frame.id, kinds)
    sites.ask(in: store) {
      let apart = await Self.storageKey(of: frame, at: key, session)
      sites.note(apart ?? key, of: site, left, in: store)
    }
  }

  /// Returns when the sites of all documents reported until now are noted, or their keys requested.
  func notesSites() async {
    await takes(session.connection.deliveredEvents(of: session.identifier))
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
