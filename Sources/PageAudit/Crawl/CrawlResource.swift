/// A resource of the page's origin, as read by `resource.js`.
struct CrawlResource: Sendable, Hashable, Decodable {
  /// The status of the response; 0 if there was none.
  var status: Int
  /// The content as UTF-8, or its beginning.
  var text: String
  /// Whether the end of the content is missing.
  var isCut: Bool
  /// The reason why there was no response; empty if there was one.
  var error: String
}
