import EngineSupport
import WebEngine

/// The JSON text of a content rule list, in the format of `WKContentRuleListStore`.
enum ContentRuleText {
  /// Returns the JSON text of rules.
  static func text(of rules: [ContentRule]) -> String {
    JSON.array(rules.map { ["trigger": trigger(of: $0), "action": action(of: $0)] }).text
  }

  private static func trigger(of rule: ContentRule) -> JSON {
    var members: [String: JSON] = [
      "url-filter": .string(rule.filter.pattern),
      "url-filter-is-case-sensitive": .bool(rule.filter.isCaseSensitive),
    ]
    if let resources = rule.resources {
      members["resource-type"] = .array(resources.map(\.rawValue).sorted().map { .string($0) })
    }
    if let isThirdParty = rule.isThirdParty {
      members["load-type"] = [isThirdParty ? "third-party" : "first-party"]
    }
    if let isInMainFrame = rule.isInMainFrame {
      members["load-context"] = [isInMainFrame ? "top-frame" : "child-frame"]
    }
    if let method = rule.method { members["request-method"] = .string(method.lowercased()) }
    switch rule.condition {
    case .domain(let domains): members["if-domain"] = strings(domains)
    case .notDomain(let domains): members["unless-domain"] = strings(domains)
    case .topURL(let filters): members["if-top-url"] = strings(filters.map(\.pattern))
    case .notTopURL(let filters): members["unless-top-url"] = strings(filters.map(\.pattern))
    case .frameURL(let filters): members["if-frame-url"] = strings(filters.map(\.pattern))
    case .notFrameURL(let filters): members["unless-frame-url"] = strings(filters.map(\.pattern))
    case nil: break
    }
    return .object(members)
  }

  private static func action(of rule: ContentRule) -> JSON {
    switch rule.action {
    case .block: ["type": "block"]
    case .blockCookies: ["type": "block-cookies"]
    case .hide(let selector): ["type": "css-display-none", "selector": .string(selector)]
    case .ignorePreviousRules: ["type": "ignore-previous-rules"]
    case .makeHTTPS: ["type": "make-https"]
    }
  }

  private static func strings(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }
}
