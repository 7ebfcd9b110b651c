import EngineSupport
import WebEngine

/// Sets the content rules, which WebKit compiles.
@PageActor
final class ContentRuleController {
  private var identifiers: [String] = []
  private unowned let page: any PageContext

  init(page: any PageContext) {
    self.page = page
  }

  /// Sets the content rule lists, in order.
  func setLists(_ lists: [[ContentRule]]) async throws(WebEngineError) {
    for identifier in identifiers {
      try await page.call("Page.removeContentRules", ["identifier": .string(identifier)])
    }
    identifiers = []
    for (index, rules) in lists.enumerated() where !rules.isEmpty {
      let identifier = "fanlight-\(page.number)-\(index)"
      try await page.call(
        "Page.addContentRules",
        ["identifier": .string(identifier), "rules": .string(ContentRuleText.text(of: rules))])
      identifiers.append(identifier)
    }
  }
}
