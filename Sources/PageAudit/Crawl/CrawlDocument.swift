/// A document, as read by `document.js`.
struct CrawlDocument: Sendable, Hashable, Decodable {
  /// The URL.
  var address: String
  /// The content type, such as "text/html".
  var type: String
  /// The URLs of the links, in tree order.
  var links: [String]
  /// The beginning of the text, up to the requested length.
  var text: String
}
