import Foundation
import WebEngine

extension ChromiumPage {
  /// Chromium's own history of the tab.
  struct History: Decodable {
    struct Entry: Decodable { let id: Int }
    let currentIndex: Int
    let entries: [Entry]
  }

  func history() async throws(WebEngineError) -> History {
    try await session.call("Page.getNavigationHistory", as: History.self)
  }

  func reload(bypassingCaches: Bool) async throws(WebEngineError) {
    isCrashed = false
    try checkOpen()
    substitute = nil
    isStarting = true
    try await session.call("Page.reload", ["ignoreCache": .bool(bypassingCaches)])
  }

  func go(to entry: Int) async throws(WebEngineError) -> Bool {
    isCrashed = false
    try checkOpen()
    let history = try await history()
    guard history.entries.contains(where: { $0.id == entry }) else { return false }
    substitute = nil
    isStarting = true
    try await session.call("Page.navigateToHistoryEntry", ["entryId": .integer(entry)])
    return true
  }
}
