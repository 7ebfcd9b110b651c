/// A rule of a content rule list: a trigger and an action.
public struct ContentRule: Sendable, Hashable {
  /// The actions of a rule.
  public enum Action: Sendable, Hashable {
    /// Block the load.
    case block
    /// Send the request without cookies.
    case blockCookies
    /// Hide the elements that match a CSS selector.
    case hide(String)
    /// Ignore the actions of the rules before this one.
    case ignorePreviousRules
    /// Load the resource over HTTPS.
    case makeHTTPS
  }

  /// The resource types that a trigger matches.
  public enum Resource: String, Sendable, Hashable, CaseIterable {
    /// The document of any frame.
    case document
    /// The document of the main frame.
    case topDocument = "top-document"
    /// The document of a subframe.
    case childDocument = "child-document"
    /// An image.
    case image
    /// A style sheet.
    case styleSheet = "style-sheet"
    /// A script.
    case script
    /// A font.
    case font
    /// A load that a script started, or one of no other type.
    case raw
    /// An SVG document.
    case svgDocument = "svg-document"
    /// Audio or video.
    case media
    /// A popup.
    case popup
    /// A ping, such as that of `sendBeacon`.
    case ping
    /// A load of `fetch` or `XMLHttpRequest`.
    case fetch
    /// A WebSocket connection.
    case websocket
    /// A report of a violated Content Security Policy.
    case policyReport = "csp-report"
    /// Anything else.
    case other
  }

  /// The conditions of a trigger on the page.
  public enum Condition: Sendable, Hashable {
    /// The host of the page is one of these; a `*` in front includes subdomains.
    case domain([String])
    /// The host of the page is none of these.
    case notDomain([String])
    /// The URL of the page matches one of these.
    case topURL([URLFilter])
    /// The URL of the page matches none of these.
    case notTopURL([URLFilter])
    /// The URL of the frame that loads matches one of these.
    case frameURL([URLFilter])
    /// The URL of the frame that loads matches none of these.
    case notFrameURL([URLFilter])
  }

  /// The filter that the URL must match.
  public var filter: URLFilter
  /// The resource types that the rule applies to; `nil` for all.
  public var resources: Set<Resource>?
  /// A Boolean value that determines whether the rule applies to third-party (`true`) or first-party
  /// (`false`) loads; `nil` for both.
  public var isThirdParty: Bool?
  /// A Boolean value that determines whether the rule applies in the main frame (`true`) or in
  /// subframes (`false`); `nil` for both.
  public var isInMainFrame: Bool?
  /// The HTTP method that the rule applies to, in uppercase; `nil` for all.
  public var method: String?
  /// The condition on the page; `nil` for none.
  public var condition: Condition?
  /// The action of the rule.
  public var action: Action

  /// Creates a rule with a trigger and an action.
  public init(
    filter: URLFilter, resources: Set<Resource>? = nil, isThirdParty: Bool? = nil,
    isInMainFrame: Bool? = nil, condition: Condition? = nil, action: Action
  ) {
    self.filter = filter
    self.resources = resources
    self.isThirdParty = isThirdParty
    self.isInMainFrame = isInMainFrame
    self.condition = condition
    self.action = action
  }
}
