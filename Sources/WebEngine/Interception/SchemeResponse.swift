public import Foundation

/// The app's response to a request of one of its schemes.
public struct SchemeResponse: Sendable, Hashable {
  /// The HTTP status code, such as 200.
  public var status: Int
  /// The header fields, including the media type.
  public var headers: [NavigationResponse.Header]
  /// The body, or its beginning.
  public var body: Data

  /// Creates a response with header fields.
  public init(status: Int = 200, headers: [NavigationResponse.Header], body: Data) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
