public import Foundation

/// The head of a server's answer to a download.
public struct DownloadAnswer: Sendable, Hashable {
  /// The address that answered.
  public var url: URL
  /// The status, such as 200.
  public var status: Int
  /// The header fields, in the order and spelling of the server.
  public var headers: [NavigationAnswer.Header]
  /// The media type without parameters, in lower case.
  public var mediaType: String
  /// The name that the file would have.
  public var suggestedName: String

  /// Describes an answer.
  public init(
    url: URL, status: Int, headers: [NavigationAnswer.Header], mediaType: String,
    suggestedName: String = ""
  ) {
    self.url = url
    self.status = status
    self.headers = headers
    self.mediaType = mediaType
    self.suggestedName = suggestedName
  }
}
