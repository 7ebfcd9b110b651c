import Foundation
package import WebEngine

extension WKWebView {
  /// The result of a wait for an element.
  package enum ElementSearch: Sendable, Hashable {
    /// An element that matches is displayed.
    case displayed
    /// No element that matches is displayed.
    case missing
    /// The selector is not valid.
    case invalidSelector
  }

  /// Waits until the main frame's document displays an element that matches a CSS selector.
  ///
  /// An element is displayed when it has a box. The page's scripts cannot observe the wait. A page
  /// with an endless script is halted when the timeout has passed.
  ///
  /// - Throws: The engine's error when it is lost.
  package func waitForElement(
    matching selector: String, until end: ContinuousClock.Instant
  ) async throws(WebEngineError) -> ElementSearch {
    try await haltingPage(at: end) { () throws(WebEngineError) in
      while true {
        let search = await search(for: selector)
        if search != .missing { return search }
        if let error = viewState.engineError { throw error }
        guard ContinuousClock.now < end, !processState.isHalted else { return .missing }
        try? await Task.sleep(for: WebViewWaits.element)
      }
    }
  }

  private func search(for selector: String) async -> ElementSearch {
    // If the document is replaced meanwhile, the next one is searched.
    let result = try? await callAsyncJavaScript(
      """
      let found;
      try { found = document.querySelectorAll(selector); } catch { return 'invalid'; }
      return [...found].some(element => element.getClientRects().length > 0) ? 'displayed' : 'missing';
      """, arguments: ["selector": selector], contentWorld: .defaultClient)
    switch result as? String {
    case "displayed": return .displayed
    case "invalid": return .invalidSelector
    default: return .missing
    }
  }
}
