public import Foundation

/// The HTTP response to a download's request.
public struct DownloadResponse: Sendable, Hashable {
  /// The URL of the response.
  public var url: URL
  /// The HTTP status code, such as 200.
  public var status: Int
  /// The header fields, in the server's order and spelling.
  public var headers: [NavigationResponse.Header]
  /// The media type without parameters, in lowercase.
  public var mediaType: String
  /// The suggested name of the file.
  public var suggestedName: String

  /// Creates a response to a download.
  public init(
    url: URL, status: Int, headers: [NavigationResponse.Header], mediaType: String,
    suggestedName: String = ""
  ) {
    self.url = url
    self.status = status
    self.headers = headers
    self.mediaType = mediaType
    self.suggestedName = suggestedName
  }
}
