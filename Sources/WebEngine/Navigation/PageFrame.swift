public import Foundation

/// A frame of a page, as it was when something happened in it.
public struct PageFrame: Sendable, Hashable {
  /// The engine's name for the frame; the same for as long as the frame lives.
  public var identifier: String
  /// Whether it is the page's own frame.
  public var isMain: Bool
  /// The address of the document in it; `nil` before the first.
  public var url: URL?

  /// Describes a frame.
  public init(identifier: String, isMain: Bool, url: URL?) {
    self.identifier = identifier
    self.isMain = isMain
    self.url = url
  }
}
