import Foundation

/// An address taken apart as a browser engine does it; `nil` where engines and Foundation could read
/// it differently.
struct WebAddress {
  /// In lower case.
  let scheme: String
  /// In lower case, in its ASCII form, without a dot at the end; empty where there is none.
  let host: String
  let port: Int?
  let hasCredentials: Bool
  /// The decoded segments of the path, dots resolved; `nil` where a slash or backslash is encoded.
  let segments: [String]?
  /// Whether it is `about:blank` or `about:srcdoc`.
  let isBlankPage: Bool

  /// The port that the scheme has without one.
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
    // Engines drop tabs and line ends, and take a backslash for a slash: a host could end earlier
    // for them than for Foundation.
    guard
      !text.unicodeScalars.contains(where: { $0.value <= 0x20 || $0 == "\\" || $0 == "\u{7F}" }),
      text.dropFirst(scheme.count).hasPrefix("://"),
      let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let name = url.host, let host = HostName.canonical(name), !host.isEmpty
    else { return nil }
    self.host = host
    port = parts.port
    // An empty name counts too: what stands before @ is what a person takes for the host.
    let authority = text.dropFirst(scheme.count + 3).prefix { !"/?#".contains($0) }
    hasCredentials = authority.contains("@")
    segments = Self.segments(of: parts.percentEncodedPath)
  }

  /// Whether two addresses are one, however an engine has written them.
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

  /// The decoded segments of a path, `.` and `..` resolved; `nil` where a slash or backslash is
  /// encoded, which servers read differently, or an escape is none.
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
