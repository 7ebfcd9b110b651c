public import Foundation

/// Header fields for the requests of one origin.
public struct OriginHeaders: Sendable, Hashable {
  /// The origin as HTML serializes it, such as "https://example.com" or "http://localhost:8000".
  public var origin: String
  /// The values of the fields by name.
  public var fields: [String: String]

  /// Creates header fields for an origin.
  public init(origin: String, fields: [String: String]) {
    self.origin = origin
    self.fields = fields
  }

  /// Creates header fields for the origin of a URL.
  public init(url: URL, fields: [String: String]) {
    self.init(origin: Self.origin(of: url), fields: fields)
  }

  /// Returns the origin of a URL, as HTML serializes it.
  public static func origin(of url: URL) -> String {
    let scheme = url.scheme?.lowercased() ?? ""
    let standardPort = scheme == "https" ? 443 : 80
    let port = url.port.flatMap { $0 == standardPort ? nil : ":\($0)" } ?? ""
    return "\(scheme)://\(url.host()?.lowercased() ?? "")\(port)"
  }
}
