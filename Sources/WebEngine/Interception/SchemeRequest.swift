public import Foundation

/// A request for an address of a scheme that the app answers itself.
public struct SchemeRequest: Sendable, Hashable {
  /// The number to answer it by.
  public var identifier: Int
  /// The address asked for.
  public var url: URL
  /// The method, such as "GET".
  public var method: String
  /// The header fields.
  public var headers: [String: String]
  /// The body; `nil` for none.
  public var body: Data?

  /// Describes a request.
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
