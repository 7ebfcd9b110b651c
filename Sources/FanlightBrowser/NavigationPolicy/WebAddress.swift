import Foundation

/// The components of a URL as a browser engine parses it; `nil` if engines and Foundation could parse it
/// differently.
struct WebAddress {
  /// The scheme, in lower case.
  let scheme: String
  /// The host in lower case, in its ASCII form, without a trailing dot; empty if there is none.
  let host: String
  let port: Int?
  let hasCredentials: Bool
  /// The decoded segments of the path, with `.` and `..` resolved; `nil` if a slash or backslash is encoded.
  let segments: [String]?
  /// Whether the URL is `about:blank` or `about:srcdoc`.
  let isBlankPage: Bool

  /// The default port of the scheme.
  var standardPort: Int { scheme == "http" ? 80 : 443 }

  init?(_ url: URL) {
    let text = url.absoluteString
    guard let scheme = url.scheme?.lowercased(), !scheme.isEmpty else { return nil }
    self.scheme = scheme
    let bare = text.lowercased().prefix { $0 != "?" && $0 != "#" }
    isBlankPage = bare == "about:blank" || bare == "about:srcdoc"
    guard scheme == "http" || scheme == "https" else {
      (host, port, hasCredentials, segments) = ("", nil, false, nil)
      return
    }
    // Engines remove tabs and line breaks and treat a backslash as a slash, so that the host could be
    // shorter for them than for Foundation.
    guard
      !text.unicodeScalars.contains(where: { $0.value <= 0x20 || $0 == "\\" || $0 == "\u{7F}" }),
      text.dropFirst(scheme.count).hasPrefix("://"),
      let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let name = url.host, let host = HostName.canonical(name), !host.isEmpty
    else { return nil }
    self.host = host
    port = parts.port
    // An empty user name counts too: users take the text before @ for the host.
    let authority = text.dropFirst(scheme.count + 3).prefix { !"/?#".contains($0) }
    hasCredentials = authority.contains("@")
    segments = Self.segments(of: parts.percentEncodedPath)
  }

  /// Returns whether two URLs are equal, however an engine serializes them.
  static func areSame(_ one: URL, _ other: URL) -> Bool {
    if one == other { return true }
    guard let first = WebAddress(one), let second = WebAddress(other), !first.host.isEmpty,
      first.segments != nil
    else { return false }
    return first.scheme == second.scheme && first.host == second.host
      && (first.port ?? first.standardPort) == (second.port ?? second.standardPort)
      && first.segments == second.segments && one.query == other.query
      && one.fragment == other.fragment
  }

  /// Returns the decoded segments of a path, `.` and `..` resolved; `nil` if a slash or backslash is
  /// encoded, which servers read differently, or if an escape is invalid.
  static func segments(of path: String) -> [String]? {
    var segments: [String] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: true) {
      guard let decoded = part.removingPercentEncoding,
        !decoded.contains("/"), !decoded.contains("\\")
      else { return nil }
      switch decoded {
      case ".": continue
      case "..": _ = segments.popLast()
      default: segments.append(decoded)
      }
    }
    return segments
  }
}
