import Foundation
import WebEngine

extension ChromiumPage {
  /// Remembers where a document came from, which may leave data there.
  func noteSite(of frame: ProtocolEvents.FrameNavigated.Frame) {
    guard frame.unreachableUrl == nil, let url = URL(string: frame.url),
      let scheme = url.scheme, ["http", "https"].contains(scheme), let host = url.host
    else { return }
    let outside = interception.schemes.outside(url)
    var kinds = Set(PageDataKind.allCases).subtracting([.cookies])
    // What the program answers is not kept.
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
      struct Answer: Decodable { let storageKey: String }
      let answer = try? await session.call(
        "Storage.getStorageKeyForFrame", ["frameId": .string(frame)], as: Answer.self)
      sites.note(answer?.storageKey ?? key, of: site, left, in: store)
    }
  }
}
