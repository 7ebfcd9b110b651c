/// An article whose rules the gallery's figures show.
package struct Article: Sendable, Hashable {
  /// The article's number, such as "001", with which the identifiers of its figures begin.
  package let id: String
  /// The article's subject, in the gallery's own words.
  package let title: String
  /// The article's own title and author if they are known, otherwise its language and subject.
  package let origin: String

  /// The origin with a capital letter, for the beginning of a sentence.
  package var capitalizedOrigin: String { origin.prefix(1).uppercased() + origin.dropFirst() }

  /// A page, a plain web view and a browser in the safe area.
  package static let webPages: Article = .init(
    id: "000", title: "A web page in the safe area",
    origin: "an article in English on WKWebView and viewport-fit=cover, of December 2017")
  /// The safe area in UIKit's views, view controllers and lists.
  package static let safeArea: Article = .init(
    id: "001", title: "The safe area in UIKit's views, controllers and lists",
    origin: "“iOS Safe Area” by Evgeny M. of Rosberry")
  /// Error pages, history and links of a web view.
  package static let errorPages: Article = .init(
    id: "002", title: "Error pages, history and links of a web view",
    origin: "an article in Japanese on four traps of WKWebView")
  /// The formulas of the adjustment behaviors, and the last system before them.
  package static let scrollInsets: Article = .init(
    id: "003", title: "What is added to a scroll view's insets",
    origin: "an article in Chinese on adjustedContentInset")
  /// Layout margins, the scrollable area and the side effects of `.never`.
  package static let layoutMargins: Article = .init(
    id: "004", title: "Layout margins and the scrollable area",
    origin: "notes in English on Apple's session 235 of 2018")

  /// All articles, in order.
  package static let all: [Article] = [
    .webPages, .safeArea, .errorPages, .scrollInsets, .layoutMargins,
  ]
}
