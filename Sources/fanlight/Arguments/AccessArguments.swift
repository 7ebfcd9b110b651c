import ArgumentParser
import Foundation
import PageHosts

/// Parsers of the options that affect requests: cookies, header fields, credentials and trusted hosts.
enum AccessArguments {
  /// An HTTP header field.
  struct Header: Sendable, Hashable {
    var name: String
    var value: String
  }

  /// Returns the cookie of an argument of the form "NAME=VALUE".
  static func cookie(_ argument: String) throws -> PageAccess.Cookie {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    // RFC 6265, section 4.1.1.
    guard parts.count == 2, parts[0].isToken,
      parts[1].unicodeScalars.allSatisfy({ (0x21...0x7E).contains($0.value) && $0 != ";" })
    else {
      throw ValidationError(
        "write a cookie as NAME=VALUE, without spaces, semicolons or attributes.")
    }
    return .init(name: String(parts[0]), value: String(parts[1]))
  }

  /// Returns the header field of an argument of the form "Name: value".
  static func header(_ argument: String) throws -> Header {
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].isToken,
      !parts[1].unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\t" })
    else {
      throw ValidationError("write a header field as \"Name: value\".")
    }
    let name = String(parts[0])
    if let reason = reserved[name.lowercased()] { throw ValidationError(reason) }
    return Header(name: name, value: parts[1].trimmingCharacters(in: .whitespaces))
  }

  /// The header fields that cannot be set, with a message that names the alternative.
  private static let reserved: [String: String] = [
    "cookie": "set cookies with --cookie NAME=VALUE.",
    "host": "the Host field is the URL's; name the page by the URL you mean.",
    "content-length": "the Content-Length field is the browser's to set.",
    "user-agent": "the User-Agent field is that of the device and its system.",
    "accept-language": "set the language with --locale.",
  ]

  /// Returns the credential of an argument of the form "NAME:PASSWORD".
  static func credential(_ argument: String) throws -> PageAccess.Credential {
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else {
      throw ValidationError("write NAME:PASSWORD.")
    }
    return .init(user: String(parts[0]), password: String(parts[1]))
  }

  /// Returns a host name in lowercase, after checking that it has no scheme, port or path.
  static func trustedHost(_ argument: String) throws -> String {
    let host = argument.lowercased()
    guard !host.isEmpty, URL(string: "https://\(host)/")?.host()?.lowercased() == host else {
      throw ValidationError("write a host alone, such as 'localhost' or 'dev.example', or 'all'.")
    }
    return host
  }
}

extension Substring {
  /// Whether the text is an HTTP token (RFC 9110, section 5.6.2).
  fileprivate var isToken: Bool {
    !isEmpty
      && allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || "!#$%&'*+-.^_`|~".contains($0))
      }
  }
}
