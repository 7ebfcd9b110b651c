/// Recognizes cookie bars by their names.
package enum ConsentBanner {
  /// The words that name one, in lower case: as a whole word of an identifier, class or label.
  package static let words: Set<String> = [
    "cookie", "cookies", "cookiebar", "cookiebanner", "cookieconsent", "consent", "gdpr", "ccpa",
    "cmp",
    "onetrust", "didomi", "usercentrics", "cookiebot", "truste", "quantcast",
  ]

  /// Returns whether an element's identifier, classes or label name it as a cookie bar.
  package static func isNamed(by names: [String]) -> Bool {
    names.contains { SelectorWords.words(in: $0).contains { words.contains($0) } }
  }
}
