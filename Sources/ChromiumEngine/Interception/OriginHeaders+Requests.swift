import Foundation
import WebEngine

extension OriginHeaders {
  /// Returns the header fields of a request to `url`; `nil` if nothing changes.
  ///
  /// Chromium carries changed fields from a request to its redirect, also to another origin.
  func applied(
    to headers: [String: String], url: String, isRedirect: Bool
  ) -> [String: String]? {
    var result = headers
    let isOwn = URL(string: url).map(Self.origin(of:)) == origin
    guard isOwn || isRedirect else { return nil }
    for (name, value) in fields {
      // Names of header fields are case-insensitive.
      for known in headers.keys where known.lowercased() == name.lowercased() {
        if isOwn || headers[known] == value { result[known] = nil }
      }
      if isOwn { result[name] = value }
    }
    return result == headers ? nil : result
  }
}
