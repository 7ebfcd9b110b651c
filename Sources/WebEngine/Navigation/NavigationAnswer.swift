public import Foundation

/// The head of a server's answer to the request for a document, which waits for a decision.
public struct NavigationAnswer: Sendable, Hashable {
  /// The number to decide it by.
  public var identifier: Int
  /// The address that answered.
  public var url: URL
  /// The status, such as 200; 0 where the answer is a file's.
  public var status: Int
  /// The header fields, in the order and spelling of the server.
  public var headers: [Header]
  /// The media type without parameters, in lower case; empty when there is none.
  public var mediaType: String
  /// Whether the engine can show that type as a document.
  public var canShow: Bool
  /// The frame that is to show it.
  public var frame: PageFrame

  /// A header field.
  public struct Header: Sendable, Hashable {
    /// The field's name.
    public var name: String
    /// The field's value.
    public var value: String

    /// Creates a header field.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Describes an answer.
  public init(
    identifier: Int, url: URL, status: Int, headers: [Header], mediaType: String, canShow: Bool,
    frame: PageFrame
  ) {
    self.identifier = identifier
    self.url = url
    self.status = status
    self.headers = headers
    self.mediaType = mediaType
    self.canShow = canShow
    self.frame = frame
  }
}
