public import Foundation

/// Something that is about to be loaded, as content rules see it.
public struct ContentRuleSubject: Sendable, Hashable {
  /// The address.
  public var url: URL
  /// The address of the page's document.
  public var page: URL
  /// The address of the document that asks; that of a document is its own.
  public var frame: URL
  /// What it is.
  public var resource: ContentRule.Resource
  /// Whether the main frame asks for it.
  public var isInMainFrame: Bool
  /// The method of the request, in capitals.
  public var method: String

  /// Describes a load.
  ///
  /// - Parameter frame: The address of the document that asks; `nil` for the page's.
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

  /// The actions of all lists; what `ignorePreviousRules` cancels in its own list is left out.
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

  /// Some words stand for several kinds.
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
