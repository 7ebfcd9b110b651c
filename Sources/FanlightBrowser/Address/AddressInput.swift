public import Foundation

/// A value that converts the text of an address field to the URL of a page or of a search.
public struct AddressInput: Sendable {
  /// The URL of the search engine, in which `%s` is replaced with the query; `nil` disables searching.
  public var searchTemplate: String?

  /// Creates a value with a search engine, by default DuckDuckGo.
  public init(searchTemplate: String? = "https://duckduckgo.com/?q=%s") {
    self.searchTemplate = searchTemplate
  }

  /// Returns the URL of the page that the user typed, or of a search for the input; `nil` for empty input,
  /// and for a search if ``searchTemplate`` is `nil`.
  public func url(for input: String) -> URL? {
    let text = input.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return nil }
    return Self.page(text) ?? search(text)
  }

  private static func page(_ text: String) -> URL? {
    guard !text.contains(where: \.isWhitespace) else { return nil }
    if let scheme = scheme(of: text) {
      guard ["http", "https", "about", "file"].contains(scheme) else { return nil }
      return url(text)
    }
    let authority = text.prefix { !"/?#".contains($0) }
    guard looksLikeHost(String(authority)) else { return nil }
    // A local server usually has no certificate.
    let isLocal = authority.hasPrefix("localhost") || authority.hasPrefix("127.")
    return url((isLocal ? "http://" : "https://") + text)
  }

  /// Creates a URL from a string.
  ///
  /// If the string has a character that must be encoded, such as `[` in a query, `URL(string:)` would also
  /// encode the percent sign of each `%20` again.
  private static func url(_ text: String) -> URL? {
    guard let mark = text.range(of: "://") else { return URL(string: text) }
    let end = text[mark.upperBound...].firstIndex { "/?#".contains($0) } ?? text.endIndex
    var allowed = CharacterSet.urlQueryAllowed
    allowed.insert(charactersIn: "#%")
    guard let start = URL(string: String(text[..<end])),
      let rest = String(text[end...]).addingPercentEncoding(withAllowedCharacters: allowed)
    else { return nil }
    return URL(string: start.absoluteString + rest)
  }

  /// Returns the scheme of `scheme:rest`; `nil` for a host with a port.
  private static func scheme(of text: String) -> String? {
    guard let colon = text.firstIndex(of: ":"), colon != text.startIndex else { return nil }
    let name = text[..<colon].lowercased()
    guard name.first?.isLetter == true,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
    else { return nil }
    let rest = text[text.index(after: colon)...].prefix { !"/?#".contains($0) }
    return !rest.isEmpty && rest.allSatisfy(\.isNumber) ? nil : name
  }

  private static func looksLikeHost(_ authority: String) -> Bool {
    guard !authority.contains("@") else { return false }
    if authority.hasPrefix("[") { return authority.contains("]") }
    let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let name = parts.first,
      let host = HostName.canonical(String(name)), !host.contains("*"), !host.contains("_")
    else { return false }
    if parts.count == 2, Int(parts[1]) == nil { return false }
    if host == "localhost" { return true }
    let labels = host.split(separator: ".")
    guard labels.count > 1, let last = labels.last else { return false }
    if last.allSatisfy(\.isNumber) { return labels.count == 4 && labels.allSatisfy(isByte) }
    return last.count > 1
  }

  private static func isByte(_ label: Substring) -> Bool { UInt8(label) != nil }

  private func search(_ words: String) -> URL? {
    guard let searchTemplate else { return nil }
    var allowed = CharacterSet.alphanumerics
    allowed.insert(charactersIn: "-._~")
    guard let query = words.addingPercentEncoding(withAllowedCharacters: allowed) else {
      return nil
    }
    return URL(string: searchTemplate.replacingOccurrences(of: "%s", with: query))
  }

  /// Returns the text that an address field shows while the user does not edit it: the host without
  /// `www.`, or the whole URL where it has no host; empty for `about:blank` and `nil`.
  public static func short(_ url: URL?) -> String {
    guard let url else { return "" }
    guard let host = url.host, !host.isEmpty else {
      return url.absoluteString == "about:blank" ? "" : url.absoluteString
    }
    return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }
}
