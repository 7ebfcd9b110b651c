public import Foundation

/// What the app answers to a request of one of its schemes.
public struct SchemeAnswer: Sendable, Hashable {
  /// The status, such as 200.
  public var status: Int
  /// The header fields; the media type is one of them.
  public var headers: [NavigationAnswer.Header]
  /// The body, or as much of it as there is.
  public var body: Data

  /// Describes an answer.
  public init(status: Int = 200, headers: [NavigationAnswer.Header], body: Data) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
