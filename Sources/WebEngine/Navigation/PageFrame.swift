public import Foundation

/// A frame of a page, as it was when something happened in it.
public struct PageFrame: Sendable, Hashable {
  /// The engine's name for the frame; the same for as long as the frame lives.
  public var identifier: String
  /// Whether it is the page's own frame.
  public var isMain: Bool
  /// The address of the document in it; `nil` before the first.
  public var url: URL?
  /// The origin of that document, as an address; `nil` for one that nobody shares.
  ///
  /// It is not always that of the address: a document in a sandbox has none that others could share,
  /// one in an attribute has its parent's.
  public var origin: URL?

  /// Describes a frame whose document has the origin of its address.
  public init(identifier: String, isMain: Bool, url: URL?) {
    self.init(identifier: identifier, isMain: isMain, url: url, origin: url)
  }

  /// Describes a frame.
  public init(identifier: String, isMain: Bool, url: URL?, origin: URL?) {
    self.identifier = identifier
    self.isMain = isMain
    self.url = url
    self.origin = origin
  }
}
