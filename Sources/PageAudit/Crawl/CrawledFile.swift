/// A file that a crawl has read.
struct CrawledFile: Sendable, Hashable {
  /// The content, as UTF-8, or its beginning.
  var text: String
  /// Whether the end of the content is missing.
  var isCut: Bool = false
}
