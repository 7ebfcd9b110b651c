import WebEngine

extension WKWebView {
  /// Sends the content rule lists to the open page; a page opened later begins with them.
  func contentRulesDidChange() {
    guard let connection else { return }
    let lists = storedConfiguration.userContentController.content.ruleLists.map(\.rules)
    connection.send(.contentRules) { page throws(WebEngineError) in
      try await page.setContentRules(lists)
    }
  }
}
