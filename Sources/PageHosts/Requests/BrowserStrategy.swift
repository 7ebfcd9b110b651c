/// The safe-area strategies with which FanlightBrowser can show a page.
package enum BrowserStrategy: String, Sendable, Hashable, CaseIterable, Codable {
  /// The default, which shows pages as Safari does, including their ends.
  case standard
  /// The recipe of the article of 2017.
  case article
}
