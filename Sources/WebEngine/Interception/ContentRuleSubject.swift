public import Foundation

/// A load that content rules are matched against.
public struct ContentRuleSubject: Sendable, Hashable {
  /// The URL of the load.
  public var url: URL
  /// The URL of the main frame's document.
  public var page: URL
  /// The URL of the frame that loads; for a document, its own.
  public var frame: URL
  /// The resource type of the load.
  public var resource: ContentRule.Resource
  /// A Boolean value that indicates whether the main frame loads.
  public var isInMainFrame: Bool
  /// The HTTP method, in uppercase.
  public var method: String

  /// Creates a load of a resource type.
  ///
  /// - Parameter frame: The URL of the frame that loads; `nil` for the page's.
  public init(
    url: URL, page: URL, frame: URL? = nil, resource: ContentRule.Resource,
    isInMainFrame: Bool = true, method: String = "GET"
  ) {
    self.url = url
    self.page = page
    self.frame = frame ?? page
    self.resource = resource
    self.isInMainFrame = isInMainFrame
    self.method = method
  }

  /// Returns the actions of all lists, without those that `ignorePreviousRules` cancels in its list.
  public func actions(of lists: [[ContentRule]]) -> [ContentRule.Action] {
    lists.flatMap { rules in
      var actions: [ContentRule.Action] = []
      for rule in rules where matches(rule) {
        if rule.action == .ignorePreviousRules {
          actions = []
        } else {
          actions.append(rule.action)
        }
      }
      return actions
    }
  }

  private func matches(_ rule: ContentRule) -> Bool {
    if let resources = rule.resources, !isOneOf(resources) { return false }
    if let isThirdParty = rule.isThirdParty, isThirdParty == isOfSameSite { return false }
    if let inMain = rule.isInMainFrame, inMain != isInMainFrame { return false }
    if let method = rule.method, method != self.method { return false }
    guard rule.filter.matches(url.absoluteString) else { return false }
    switch rule.condition {
    case nil: return true
    case .domain(let domains): return domains.contains(where: isPageBelow)
    case .notDomain(let domains): return !domains.contains(where: isPageBelow)
    case .topURL(let filters): return filters.contains { $0.matches(page.absoluteString) }
    case .notTopURL(let filters): return !filters.contains { $0.matches(page.absoluteString) }
    case .frameURL(let filters): return filters.contains { $0.matches(frame.absoluteString) }
    case .notFrameURL(let filters): return !filters.contains { $0.matches(frame.absoluteString) }
    }
  }

  /// Some resource types of rules include others.
  ///
  /// Source: `readResourceType` in WebKit's ResourceLoadInfo.cpp.
  private func isOneOf(_ resources: Set<ContentRule.Resource>) -> Bool {
    if resources.contains(resource) { return true }
    switch resource {
    case .document: return resources.contains(isInMainFrame ? .topDocument : .childDocument)
    case .fetch, .websocket, .other: return resources.contains(.raw)
    case .ping: return resources.contains(.raw) || resources.contains(.other)
    case .policyReport: return resources.contains(.other)
    default: return false
    }
  }

  private func isPageBelow(_ domain: String) -> Bool {
    let host = page.host?.lowercased() ?? ""
    guard domain.hasPrefix("*") else { return host == domain }
    let base = domain.dropFirst()
    return host == base || host.hasSuffix("." + base)
  }

  private var isOfSameSite: Bool { Self.site(url) == Self.site(page) }

  private static func site(_ url: URL) -> String { SiteData.site(ofHost: url.host ?? "") }
}
