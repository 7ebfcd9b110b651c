public import Foundation

/// A request for a URL of a scheme that the app handles.
public struct SchemeRequest: Sendable, Hashable {
  /// The number that identifies the request in responses.
  public var identifier: Int
  /// The URL of the request.
  public var url: URL
  /// The HTTP method, such as "GET".
  public var method: String
  /// The header fields of the request.
  public var headers: [String: String]
  /// The body of the request; `nil` for none.
  public var body: Data?

  /// Creates a request for a URL.
  public init(
    identifier: Int, url: URL, method: String = "GET", headers: [String: String] = [:],
    body: Data? = nil
  ) {
    self.identifier = identifier
    self.url = url
    self.method = method
    self.headers = headers
    self.body = body
  }
}
