import Foundation
import FoundationXML

/// Collects the `loc` elements of a sitemap while it is parsed.
final class SitemapReader: NSObject, XMLParserDelegate {
  /// The name of the root element; `nil` if there is none.
  private(set) var root: String?
  /// The URLs of pages.
  private(set) var pages: [String] = []
  /// The URLs of other sitemaps.
  private(set) var sitemaps: [String] = []
  /// Whether the maximum number of URLs was found.
  private(set) var isFull: Bool = false
  /// The line at which parsing ended.
  private(set) var line: Int = 0

  private let limit: Int
  private var path: [String] = []
  private var text = ""

  init(limit: Int) { self.limit = limit }

  /// Whether the root is that of a sitemap or of an index of sitemaps.
  var isSitemap: Bool { root == "urlset" || root == "sitemapindex" }

  /// Parses a document.
  ///
  /// - Returns: Whether it is well-formed to its end.
  func read(_ data: Data) -> Bool {
    let parser = XMLParser(data: data)
    parser.shouldProcessNamespaces = true
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    let isWhole = parser.parse()
    return isWhole && !hasFailed
  }

  /// Whether what was parsed so far is not well-formed.
  ///
  /// The parser continues after an error and closes the open elements; what it reports then is not in the
  /// file.
  private var hasFailed = false

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    if !hasFailed { line = parser.lineNumber }
    hasFailed = true
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    root = root ?? name
    path.append(name)
    text = ""
    if !isSitemap || path.count > Self.depthLimit { parser.abortParsing() }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    // The longest URL that the protocol allows has 2,048 characters.
    if path.last == "loc", text.utf8.count < 1 << 14 { text += string }
  }

  func parser(_ parser: XMLParser, foundCDATA data: Data) {
    if path.last == "loc", text.utf8.count < 1 << 14 {
      text += String(decoding: data, as: UTF8.self)
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    defer {
      if !path.isEmpty { path.removeLast() }
      text = ""
    }
    guard !hasFailed else { return }
    let address = text.trimmingCharacters(in: .whitespacesAndNewlines)
    // Images and media of a page have nested `loc` elements of their own.
    switch path {
    case ["urlset", "url", "loc"] where !address.isEmpty: pages.append(address)
    case ["sitemapindex", "sitemap", "loc"] where !address.isEmpty: sitemaps.append(address)
    default: break
    }
    if pages.count + sitemaps.count >= limit {
      isFull = true
      parser.abortParsing()
    }
  }

  private static let depthLimit = 64
}
