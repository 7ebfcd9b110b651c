/// The safe area strategies of the browser component that a page can be shown with.
package enum BrowserStrategy: String, Sendable, Hashable, CaseIterable, Codable {
  /// The component's default: pages as in Safari, their ends included.
  case standard
  /// The recipe of 2017.
  case article
}
