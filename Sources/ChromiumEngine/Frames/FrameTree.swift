import Foundation
import WebEngine

/// The frames of a page's process, and the documents that they show.
struct FrameTree {
  /// The identifier of the main frame.
  let main: String
  /// The URLs of the documents, by frame.
  private var documents: [String: URL] = [:]
  /// The origins of the documents as Chromium reports them, which are not always those of the URLs.
  private var origins: [String: String] = [:]
  /// The parents of the subframes.
  private var parents: [String: String] = [:]

  init(main: String) { self.main = main }

  // MARK: Events

  /// Handles a subframe that was added.
  mutating func didAttach(_ frame: String, to parent: String) { parents[frame] = parent }

  /// Handles a commit, also of a same-document navigation.
  mutating func didCommit(_ document: URL?, in frame: String) { documents[frame] = document }

  /// Sets the serialized origin of the document in a frame.
  mutating func setOrigin(_ origin: String, of frame: String) { origins[frame] = origin }

  /// Handles a frame that was removed.
  mutating func didRemove(_ frame: String) {
    documents[frame] = nil
    origins[frame] = nil
    parents[frame] = nil
  }

  // MARK: Documents

  /// Returns the URL of the document in a frame.
  func document(of frame: String) -> URL? { documents[frame] }

  /// Returns whether a frame shows its initial empty document, or another one of the scheme "about".
  func isEmpty(_ frame: String) -> Bool {
    documents[frame].map { $0.absoluteString.hasPrefix("about:") } ?? true
  }

  /// Returns the serialized origin of the document in a frame; `nil` for an opaque one.
  func origin(of frame: String) -> String? {
    origins[frame].flatMap { Self.isOpaque($0) ? nil : $0 }
  }

  /// Returns the description of a frame.
  func frame(_ identifier: String) -> PageFrame {
    let url = documents[identifier]
    guard let origin = origins[identifier] else {
      return PageFrame(identifier: identifier, isMain: identifier == main, url: url)
    }
    return PageFrame(
      identifier: identifier, isMain: identifier == main, url: url,
      origin: Self.isOpaque(origin) ? nil : URL(address: origin))
  }

  /// Returns whether an origin is opaque; Chromium reports one without a scheme, as "://".
  private static func isOpaque(_ origin: String) -> Bool { origin.hasPrefix(":") }

  // MARK: Referrers

  /// Returns the frame whose script or element most likely requested a navigation of a frame.
  ///
  /// A frame's first document is requested by its parent. The document whose script requested another one is
  /// known only by the request's referrer.
  ///
  /// - Returns: Another frame; `nil` if it was the frame itself, or no document matches the referrer.
  func likelyInitiator(ofNavigationIn frame: String, referrer: URL?) -> String? {
    let parent = parents[frame]
    if let parent, isEmpty(frame) { return parent }
    guard let referrer else { return nil }
    let others = documents.keys.sorted().filter { ![frame, parent, main].contains($0) }
    let candidates = [frame] + [parent, main].compactMap(\.self) + others
    let initiator = candidates.first { candidate in
      documents[candidate].map { Self.isReferrer(referrer, of: $0) } ?? false
    }
    return initiator == frame ? nil : initiator
  }

  /// Returns the frame whose document has the URL of a referrer; `nil` for none.
  func frame(withReferrer referrer: URL) -> String? {
    let frames = [main] + documents.keys.sorted().filter { $0 != main }
    return frames.first { frame in
      guard let document = documents[frame] else { return false }
      return document.isSameOrigin(as: referrer) && Self.isSameDocument(document, referrer)
    }
  }

  /// Returns whether a document can have sent a referrer, which is its URL or only its origin.
  private static func isReferrer(_ referrer: URL, of document: URL) -> Bool {
    guard document.isSameOrigin(as: referrer) else { return false }
    let isOrigin = referrer.query == nil && ["", "/"].contains(referrer.path)
    return isOrigin || isSameDocument(document, referrer)
  }

  /// Returns whether URLs of the same origin differ at most in the fragment.
  private static func isSameDocument(_ document: URL, _ other: URL) -> Bool {
    document.path == other.path && document.query == other.query
  }
}
