import Foundation
import WebEngine

extension ChromiumPage {
  func reload(
    bypassingCaches: Bool, resending request: PageRequest? = nil
  ) async throws(WebEngineError) {
    isCrashed = false
    try checkOpen()
    substitute = nil
    responseTimeout.next = nil
    switch request {
    case .url(_, let timeLimit, _): responseTimeout.next = timeLimit
    case .request(_, let method, let headers, let body, let timeLimit):
      // Chromium itself knows nothing of what was added to its own request.
      substitute = .request(method: method, headers: headers, body: body)
      responseTimeout.next = timeLimit
    case .data, .html, .file, nil: break
    }
    isStarting = true
    starting = policy.document(of: target)?.absoluteString ?? "about:blank"
    try await session.call("Page.reload", ["ignoreCache": .bool(bypassingCaches)])
  }

  func go(to entry: Int, resending request: PageRequest?) async throws(WebEngineError) -> Bool {
    isCrashed = false
    try checkOpen()
    let history = try await history.navigationHistory()
    guard let target = history.entries.first(where: { $0.id == entry }) else { return false }
    substitute = nil
    responseTimeout.next = nil
    if case .request(_, let method, let headers, let body, _) = request {
      substitute = .request(method: method, headers: headers, body: body)
    }
    files.willTraverse(to: target.url)
    isStarting = true
    starting = target.url
    try await session.call("Page.navigateToHistoryEntry", ["entryId": .integer(entry)])
    return true
  }

  func didNavigateSubframe() {
    guard isStarting else { return }
    isStarting = false
    emit([.history(.frameStarted)])
  }
}
