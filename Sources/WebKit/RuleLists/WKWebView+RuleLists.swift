import WebEngine

extension WKWebView {
  /// The lists have changed; pages that are not open yet get them when they are opened.
  func contentRulesDidChange() {
    guard let connection else { return }
    let lists = storedConfiguration.userContentController.content.ruleLists.map(\.rules)
    connection.send(.rules) { page throws(WebEngineError) in
      try await page.setContentRules(lists)
    }
  }
}
