/// What `document.js` read of a document.
struct CrawlDocument: Sendable, Hashable, Decodable {
  /// The address.
  var address: String
  /// The content type, such as "text/html".
  var type: String
  /// The addresses of the links, in tree order.
  var links: [String]
  /// The text, if it was asked for.
  var text: String
}
