public import Foundation

/// What is to be saved.
public struct DownloadRequest: Sendable, Hashable {
  /// The address.
  public var url: URL
  /// The method, such as "GET".
  public var method: String
  /// Header fields besides the usual ones.
  public var headers: [String: String]
  /// The body; `nil` for none.
  public var body: Data?

  /// Describes a request.
  public init(
    url: URL, method: String = "GET", headers: [String: String] = [:], body: Data? = nil
  ) {
    self.url = url
    self.method = method
    self.headers = headers
    self.body = body
  }
}
