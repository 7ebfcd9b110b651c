public import Foundation

/// The response to a document's request, which awaits a policy decision.
public struct NavigationResponse: Sendable, Hashable {
  /// The number that identifies the response in the decision.
  public var identifier: Int
  /// The URL of the response.
  public var url: URL
  /// The HTTP status code, such as 200; 0 for a local file.
  public var status: Int
  /// The header fields, in the server's order and spelling.
  public var headers: [Header]
  /// The media type without parameters, in lowercase; empty when there is none.
  public var mediaType: String
  /// A Boolean value that indicates whether the engine can show the media type as a document.
  public var canShow: Bool
  /// The frame that loads the document.
  public var frame: PageFrame

  /// A header field of an HTTP response.
  public struct Header: Sendable, Hashable {
    /// The name of the field.
    public var name: String
    /// The value of the field.
    public var value: String

    /// Creates a field with a value.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Creates a response for a frame.
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
