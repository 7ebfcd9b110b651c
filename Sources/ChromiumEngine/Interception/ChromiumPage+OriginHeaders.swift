import Foundation
import WebEngine

/// Header fields that are added to the requests of one origin.
extension ChromiumPage {
  /// Returns a request with the fields of its origin, and without them where a redirect leaves it.
  func withOriginHeaders(
    _ pause: ProtocolEvents.RequestPaused
  ) -> ProtocolEvents.RequestPaused {
    guard let added = settings.environment.originHeaders, !added.fields.isEmpty,
      let headers = added.applied(
        to: pause.request.headers, url: pause.request.url,
        isRedirect: pause.redirectedRequestId != nil)
    else { return pause }
    var changed = pause
    changed.request.headers = headers
    changed.changesHeaders = true
    return changed
  }
}

extension OriginHeaders {
  /// The header fields of a request to `url`; `nil` where nothing changes.
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
