public import Foundation

/// A request whose response is to be downloaded.
public struct DownloadRequest: Sendable, Hashable {
  /// The URL of the request.
  public var url: URL
  /// The HTTP method, such as "GET".
  public var method: String
  /// The header fields to add to the engine's own.
  public var headers: [String: String]
  /// The body of the request; `nil` for none.
  public var body: Data?

  /// Creates a request for a download.
  public init(
    url: URL, method: String = "GET", headers: [String: String] = [:], body: Data? = nil
  ) {
    self.url = url
    self.method = method
    self.headers = headers
    self.body = body
  }
}
