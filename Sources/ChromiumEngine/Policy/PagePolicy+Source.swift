import Foundation
import WebEngine

/// The frame that requested a load, where no link and no form is known to have done so.
extension PagePolicy {
  /// Returns the frame whose script or element most likely requested a load; `nil` for the one that is
  /// loaded.
  ///
  /// A frame's first document is requested by its parent. The document whose script requested a load is
  /// known by the request's referrer alone.
  func likelySource(of pause: ProtocolEvents.RequestPaused, main: String) -> String? {
    // The referrer of a reload or a traversal is that of the original load.
    guard ![.reload, .backForward].contains(cause(of: pause.networkId ?? "")) else { return nil }
    let loaded = pause.frameId
    let parent = parents[loaded]
    if let parent, isEmpty(loaded) { return parent }
    guard let referrer = pause.request.field("referer").flatMap({ URL(address: $0.value) }) else {
      return nil
    }
    let others = documents.keys.sorted().filter { ![loaded, parent, main].contains($0) }
    let candidates = [loaded] + [parent, main].compactMap(\.self) + others
    let isReferrer = { (frame: String) in
      documents[frame].map { Self.mayReferTo($0, referrer) } ?? false
    }
    return candidates.first(where: isReferrer).flatMap { $0 == loaded ? nil : $0 }
  }

  /// Returns the frame whose document a request's referrer names in full; `nil` where it names none.
  func frameNamed(byReferrerOf pause: ProtocolEvents.RequestPaused, main: String) -> String? {
    guard ![.reload, .backForward].contains(cause(of: pause.networkId ?? "")),
      let referrer = pause.request.field("referer").flatMap({ URL(address: $0.value) })
    else { return nil }
    let frames = [main] + documents.keys.sorted().filter { $0 != main }
    return frames.first { frame in
      guard let document = documents[frame] else { return false }
      return Self.mayReferTo(document, referrer)
        && document.path == referrer.path && document.query == referrer.query
    }
  }

  /// Whether a document is named by a referrer, which is its URL or no more than its origin.
  private static func mayReferTo(_ document: URL, _ referrer: URL) -> Bool {
    guard document.isSameOrigin(as: referrer) else { return false }
    let isOrigin = referrer.query == nil && ["", "/"].contains(referrer.path)
    return isOrigin || (document.path == referrer.path && document.query == referrer.query)
  }
}
