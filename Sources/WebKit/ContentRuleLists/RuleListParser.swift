import Foundation
import WebEngine

/// Parses the source of a content rule list.
enum RuleListParser {
  /// The maximum number of rules that WebKit compiles.
  static let limit: Int = 150_000

  /// Returns the rules of a list, in order.
  static func rules(in text: String) throws(RuleListError) -> [ContentRule] {
    guard
      let top = try? JSONSerialization.jsonObject(
        with: Data(text.utf8), options: [.fragmentsAllowed])
    else { throw .notJSON }
    guard let entries = top as? [Any] else { throw .notArray }
    if entries.isEmpty { throw .empty }
    if entries.count > limit { throw .tooMany }
    var rules: [ContentRule] = []
    for entry in entries {
      guard let entry = entry as? [String: Any] else { throw .noObject }
      if let rule = try rule(entry) { rules.append(rule) }
    }
    return rules
  }

  private static func rule(_ entry: [String: Any]) throws(RuleListError) -> ContentRule? {
    guard let trigger = entry["trigger"] as? [String: Any] else { throw .trigger }
    guard let text = trigger["url-filter"] as? String, !text.isEmpty else { throw .filter }
    let isCaseSensitive = try flag(trigger["url-filter-is-case-sensitive"])
    guard let filter = URLFilter(text, isCaseSensitive: isCaseSensitive) else {
      throw .expression
    }
    var rule = ContentRule(filter: filter, action: .block)
    rule.resources = try resources(trigger["resource-type"])
    rule.isThirdParty = try oneOf(trigger["load-type"], "third-party", "first-party")
    rule.isInMainFrame = try oneOf(trigger["load-context"], "top-frame", "child-frame")
    rule.method = try method(trigger["request-method"])
    rule.condition = try condition(trigger)
    guard let action = entry["action"] as? [String: Any] else { throw .action }
    guard let result = try self.action(action) else { return nil }
    rule.action = result
    return rule
  }

  private static func flag(_ value: Any?) throws(RuleListError) -> Bool {
    guard let value else { return false }
    guard let value = value as? Bool else { throw .trigger }
    return value
  }

  private static func resources(
    _ value: Any?
  ) throws(RuleListError) -> Set<ContentRule.Resource>? {
    guard let value else { return nil }
    var resources: Set<ContentRule.Resource> = []
    for word in try words(value) {
      guard let resource = ContentRule.Resource(rawValue: word) else { throw .flagString }
      resources.insert(resource)
    }
    return resources.isEmpty ? nil : resources
  }

  /// Returns which of two flags a list contains; `nil` for both or neither.
  private static func oneOf(
    _ value: Any?, _ yes: String, _ no: String
  ) throws(RuleListError) -> Bool? {
    guard let value else { return nil }
    let words = Set(try words(value))
    guard words.isSubset(of: [yes, no]) else { throw .flagString }
    return words.count == 1 ? words.contains(yes) : nil
  }

  private static func words(_ value: Any) throws(RuleListError) -> [String] {
    guard let list = value as? [Any] else { throw .flags }
    guard let words = list as? [String] else { throw .flagObject }
    return words
  }

  /// The supported methods.
  ///
  /// - Source: `readRequestMethod` of WebKit's ResourceLoadInfo.cpp.
  private static let methods: Set<String> = [
    "GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE", "POST", "PATCH", "CONNECT",
  ]

  /// Returns the request method, which is case-insensitive; throws for a list of methods.
  private static func method(_ value: Any?) throws(RuleListError) -> String? {
    guard let value else { return nil }
    guard let word = (value as? String)?.uppercased(), methods.contains(word) else {
      throw .method
    }
    return word
  }

  private static func condition(
    _ trigger: [String: Any]
  ) throws(RuleListError) -> ContentRule.Condition? {
    var found: ContentRule.Condition?
    for name in [
      "if-domain", "unless-domain", "if-top-url", "unless-top-url", "if-frame-url",
      "unless-frame-url",
    ] {
      guard let value = trigger[name] else { continue }
      guard found == nil else { throw .conditions }
      guard let list = value as? [String], !list.isEmpty else { throw .condition }
      if name.hasSuffix("domain") {
        let isPlain = list.allSatisfy { text in
          text.unicodeScalars.allSatisfy { $0.isASCII && !("A"..."Z").contains($0) }
        }
        guard isPlain else { throw .domain }
        found = name.hasPrefix("if") ? .domain(list) : .notDomain(list)
      } else {
        let isOfFrame = name.hasSuffix("frame-url")
        let isCaseSensitive = try flag(
          trigger[(isOfFrame ? "frame" : "top") + "-url-filter-is-case-sensitive"])
        var filters: [URLFilter] = []
        for text in list {
          guard let filter = URLFilter(text, isCaseSensitive: isCaseSensitive) else {
            throw .expression
          }
          filters.append(filter)
        }
        let isWanted = name.hasPrefix("if")
        if isOfFrame {
          found = isWanted ? .frameURL(filters) : .notFrameURL(filters)
        } else {
          found = isWanted ? .topURL(filters) : .notTopURL(filters)
        }
      }
    }
    return found
  }

  /// Returns the action of a rule; `nil` for those that WebKit performs only for web extensions.
  private static func action(
    _ action: [String: Any]
  ) throws(RuleListError) -> ContentRule.Action? {
    guard let type = action["type"] as? String else { throw .actionType }
    switch type {
    case "block": return .block
    case "block-cookies": return .blockCookies
    case "ignore-previous-rules": return .ignorePreviousRules
    case "make-https": return .makeHTTPS
    case "css-display-none":
      guard let selector = action["selector"] as? String else { throw .selector }
      return .hide(selector)
    case "notify":
      guard action["notification"] is String else { throw .notification }
      return nil
    case "redirect", "modify-headers": return nil
    default: throw .actionType
    }
  }
}
