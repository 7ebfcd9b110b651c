public import Foundation

/// The state of a frame when an event of its page occurred.
public struct PageFrame: Sendable, Hashable {
  /// The engine's identifier of the frame, the same for the frame's lifetime.
  public var identifier: String
  /// A Boolean value that indicates whether this is the main frame.
  public var isMain: Bool
  /// The URL of the frame's document; `nil` before the first.
  public var url: URL?
  /// The origin of the frame's document, as a URL; `nil` for an opaque origin.
  ///
  /// It is not always that of the URL: a sandboxed document's origin is opaque, that of a `srcdoc`
  /// document is its parent's.
  public var origin: URL?

  /// Creates a frame whose document has the origin of its URL.
  public init(identifier: String, isMain: Bool, url: URL?) {
    self.init(identifier: identifier, isMain: isMain, url: url, origin: url)
  }

  /// Creates a frame with an origin.
  public init(identifier: String, isMain: Bool, url: URL?, origin: URL?) {
    self.identifier = identifier
    self.isMain = isMain
    self.url = url
    self.origin = origin
  }
}
