/// The reason why a file is not a sitemap.
package enum SitemapError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The content is neither XML nor a list of URLs.
  case notXML
  /// The content has a document type declaration, whose entities are not read.
  case documentType
  /// The root element is neither that of a sitemap nor of an index.
  case otherRoot(String)
  /// The XML is not well-formed, with the line of the error.
  case malformed(line: Int)

  /// The problem as a clause after "it".
  package var description: String {
    switch self {
    case .notXML: "it is neither XML nor a list of addresses"
    case .documentType: "it has a document type, which a sitemap has not"
    case .otherRoot(let name): "its root is <\(name)>, not <urlset> or <sitemapindex>"
    case .malformed(let line): "it is not well-formed XML, at line \(line)"
    }
  }
}
