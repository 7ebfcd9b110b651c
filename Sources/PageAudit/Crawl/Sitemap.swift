import Foundation

/// The URLs of a sitemap file, or of the sitemaps that an index file names (sitemaps.org, protocol 0.9).
package struct Sitemap: Sendable, Hashable {
  /// The URLs of pages.
  package private(set) var pages: [String] = []
  /// The URLs of other sitemaps.
  package private(set) var sitemaps: [String] = []

  /// The maximum number of URLs of one file, and of all that a crawl reads.
  package static let limit: Int = 50_000

  /// Parses a file: XML, or text with a URL on each line.
  ///
  /// - Parameters:
  ///   - text: The content.
  ///   - isCut: Whether the end of the content is missing; the content before it is read.
  /// - Throws: ``SitemapError`` for what is not a sitemap.
  package init(_ text: String, isCut: Bool = false) throws(SitemapError) {
    let content = text.drop { $0 == "\u{FEFF}" || $0.isWhitespace }
    guard content.first == "<" else {
      pages = try Self.lines(content, isCut: isCut)
      return
    }
    // Entities are declared in a document type declaration, which sitemaps do not have.
    guard content.firstRange(of: "<!DOCTYPE") == nil else { throw .documentType }
    let reader = SitemapReader(limit: Self.limit)
    let isWhole = reader.read(Data(Self.withoutDeclaration(content).utf8))
    guard let root = reader.root else { throw .notXML }
    guard reader.isSitemap else { throw .otherRoot(root) }
    guard isWhole || isCut || reader.isFull else { throw .malformed(line: reader.line) }
    pages = reader.pages
    sitemaps = reader.sitemaps
  }

  /// Returns the content without `<?xml ... ?>`: it is UTF-8, whatever the declaration says.
  private static func withoutDeclaration(_ content: Substring) -> Substring {
    guard content.hasPrefix("<?xml"), let end = content.firstRange(of: "?>") else {
      return content
    }
    return content[end.upperBound...].drop { $0.isWhitespace }
  }

  /// Returns the URLs of a sitemap in plain text.
  private static func lines(
    _ content: Substring, isCut: Bool
  ) throws(SitemapError) -> [String] {
    let lines = content.split { $0.isNewline }.dropLast(isCut ? 1 : 0)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    guard lines.allSatisfy({ $0.hasPrefix("http://") || $0.hasPrefix("https://") }) else {
      throw .notXML
    }
    return Array(lines.prefix(limit))
  }
}
