public import Foundation

/// A part of the web: a host, optionally with a scheme, a port and a path, or its subdomains.
///
/// It has the syntax of a host source of a content security policy: `good.example`, `*.good.example` for
/// all subdomains without the host itself, `https://good.example`, `good.example:8443`,
/// `good.example/guide`. Without a scheme it is `https` and `http`; without a port, the scheme's
/// own; without a path, all.
public struct Site: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The scheme, `https` or `http`; `nil` for both.
  let scheme: String?
  /// The host in lower case, in its ASCII form, without a trailing dot.
  let host: String
  /// Whether the site is all subdomains, without the host itself.
  let isWildcard: Bool
  /// The port; `nil` is the scheme's default, 0 any port.
  let port: Int?
  /// The decoded segments with which the path of a URL must begin.
  let path: [String]

  /// The string from which the site was created.
  public let description: String

  /// Creates a site from its text; `nil` if it cannot be parsed.
  public init?(parsing pattern: String) {
    var rest = Substring(pattern)
    var scheme: String?
    if let end = rest.range(of: "://") {
      scheme = rest[..<end.lowerBound].lowercased()
      guard scheme == "https" || scheme == "http" else { return nil }
      rest = rest[end.upperBound...]
    }
    let slash = rest.firstIndex(of: "/") ?? rest.endIndex
    var authority = rest[..<slash]
    var port: Int?
    if let colon = authority.lastIndex(of: ":"), authority.last != "]" {
      let number = authority[authority.index(after: colon)...]
      if number == "*" {
        port = 0
      } else {
        guard let value = Int(number), (1...65535).contains(value) else { return nil }
        port = value
      }
      authority = authority[..<colon]
    }
    let isWildcard = authority.hasPrefix("*.")
    if isWildcard { authority = authority.dropFirst(2) }
    guard let host = HostName.canonical(String(authority)), !host.isEmpty, !host.contains("*"),
      let path = WebAddress.segments(of: String(rest[slash...]))
    else { return nil }
    self.scheme = scheme
    self.host = host
    self.isWildcard = isWildcard
    self.port = port
    self.path = path
    description = pattern
  }

  /// Creates the site of a URL, which is its scheme, host and port; `nil` for a URL that is neither
  /// `http` nor `https`.
  public init?(containing url: URL) {
    guard let address = WebAddress(url), !address.host.isEmpty else { return nil }
    let port = address.port.map { ":\($0)" } ?? ""
    self.init(parsing: "\(address.scheme)://\(address.host)\(port)")
  }

  /// Creates a site from a literal; traps if it cannot be parsed.
  public init(stringLiteral value: String) {
    guard let site = Site(parsing: value) else {
      preconditionFailure(
        """
        "\(value)" is not a site. Write a host such as good.example or *.good.example, with \
        https:// or http:// before it and a port or path behind it if you like.
        """)
    }
    self = site
  }

  func matches(_ address: WebAddress) -> Bool {
    if let scheme, scheme != address.scheme { return false }
    if port != 0, (port ?? address.standardPort) != address.port ?? address.standardPort {
      return false
    }
    if isWildcard ? !address.host.hasSuffix("." + host) : address.host != host { return false }
    guard !path.isEmpty else { return true }
    guard let segments = address.segments else { return false }
    return segments.starts(with: path)
  }
}
