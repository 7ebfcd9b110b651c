import Foundation
import WebEngine

/// The mapping of URLs of the app's schemes to the URLs that Chromium loads instead.
///
/// Chromium supports documents only of schemes that it was built with. Therefore `app://host/path` is loaded as
/// `http://host.app.fanlight.invalid/path`: a host name that no server can have (RFC 2606), a secure context,
/// and an origin for each host of each scheme.
struct SchemeMap: Sendable, Equatable {
  /// The domain of all such hosts.
  static let suffix = "fanlight.invalid"

  /// The app's schemes, in lowercase.
  let schemes: Set<String>
  /// The schemes without a handler of base URLs of contents that the app loads (W257).
  private(set) var bases: Set<String> = []
  /// The app's spellings of URLs that it loads, if mapping them back would result in other URLs; by their URLs in
  /// Chromium.
  private var spellings: [String: String] = [:]

  init(schemes: Set<String>) { self.schemes = schemes }

  /// Whether no URL is mapped.
  var isEmpty: Bool { schemes.isEmpty && bases.isEmpty }

  /// Adds the scheme of a base URL.
  mutating func addBase(_ base: URL) {
    if let scheme = base.scheme?.lowercased(), !schemes.contains(scheme) { bases.insert(scheme) }
  }

  /// Returns whether URLs of a scheme are mapped.
  func isMapped(_ scheme: String) -> Bool { schemes.contains(scheme) || bases.contains(scheme) }

  /// Returns the URL that Chromium loads for one of the app's, which is reported in the app's spelling from now
  /// on: `app://host` has no path in WebKit, but its URL in Chromium has one.
  mutating func load(_ url: URL) -> URL? {
    guard let mapped = inside(url) else { return nil }
    let (key, spelling) = (Self.withoutFragment(mapped), Self.withoutFragment(url))
    spellings[key] = nil
    if outside(mapped).absoluteString != url.absoluteString { spellings[key] = spelling }
    return mapped
  }

  private static func withoutFragment(_ url: URL) -> String {
    String(url.absoluteString.prefix { $0 != "#" })
  }

  /// Returns whether the app handles requests for a scheme.
  func handles(_ scheme: String?) -> Bool {
    scheme.map { schemes.contains($0.lowercased()) } ?? false
  }

  /// Returns the URL that Chromium loads for a URL; `nil` for a URL of another scheme.
  func inside(_ url: URL) -> URL? {
    guard let scheme = url.scheme?.lowercased(), isMapped(scheme) else { return nil }
    let text = url.absoluteString
    // Hosts of such URLs are case-sensitive.
    var rest = text.dropFirst(scheme.count + 1)
    var host = Self.opaque
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let authority = rest.prefix { !"/?#".contains($0) }
      rest = rest.dropFirst(authority.count)
      host = authority.isEmpty ? Self.empty : Self.encoded(String(authority))
    } else if rest.hasPrefix("/") {
      host = Self.rooted
    }
    let path = rest.hasPrefix("/") ? String(rest) : "/" + rest
    let label = Self.encoded(scheme).replacing(".", with: "_2e")
    return URL(address: "http://\(host).\(label).\(Self.suffix)\(path)")
  }

  /// Returns the app's URL for a URL that Chromium loads; the same URL if it is not mapped.
  func outside(_ url: URL) -> URL {
    if !spellings.isEmpty, let spelling = spellings[Self.withoutFragment(url)] {
      let fragment = url.absoluteString.drop { $0 != "#" }
      return URL(address: spelling + fragment) ?? url
    }
    guard let host = url.host, host.hasSuffix("." + Self.suffix) else { return url }
    let names = host.dropLast(Self.suffix.count + 1).split(
      separator: ".", omittingEmptySubsequences: false)
    guard names.count > 1, let scheme = names.last.map({ Self.decoded(String($0)) }),
      isMapped(scheme)
    else { return url }
    let name = names.dropLast().joined(separator: ".")
    let text = url.absoluteString
    guard let range = text.range(of: host) else { return url }
    let path = text[range.upperBound...]
    if name == Self.rooted { return URL(address: "\(scheme):\(path)") ?? url }
    if name == Self.opaque { return URL(address: "\(scheme):\(path.dropFirst())") ?? url }
    let authority = name == Self.empty ? "" : Self.decoded(name)
    return URL(address: "\(scheme)://\(authority)\(path)") ?? url
  }

  private static let empty = "_e"
  private static let opaque = "_o"
  private static let rooted = "_r"

  /// Encodes a host: lowercase letters, digits, "-" and "." as they are, anything else as "_" and its code,
  /// because hosts of such schemes are case-sensitive (URL Standard, opaque hosts).
  private static func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      let isPlain =
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      let code = String(byte, radix: 16)
      return isPlain ? String(UnicodeScalar(byte)) : "_" + (code.count < 2 ? "0" : "") + code
    }.joined()
  }

  private static func decoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Substring(text)
    while let first = rest.popFirst() {
      if first == "_", let byte = UInt8(rest.prefix(2), radix: 16) {
        bytes.append(byte)
        rest = rest.dropFirst(2)
      } else {
        bytes += first.utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
