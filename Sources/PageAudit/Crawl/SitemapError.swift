/// The reason why a file is not a sitemap.
package enum SitemapError: Error, Sendable, Hashable, CustomStringConvertible {
  /// It is neither XML nor a list of addresses.
  case notXML
  /// It has a document type, whose entities are not read.
  case documentType
  /// Its root element is another one.
  case otherRoot(String)
  /// It is not well-formed XML, from a line on.
  case malformed(line: Int)

  /// What is wrong with the file, after "it".
  package var description: String {
    switch self {
    case .notXML: "it is neither XML nor a list of addresses"
    case .documentType: "it has a document type, which a sitemap has not"
    case .otherRoot(let name): "its root is <\(name)>, not <urlset> or <sitemapindex>"
    case .malformed(let line): "it is not well-formed XML, at line \(line)"
    }
  }
}
