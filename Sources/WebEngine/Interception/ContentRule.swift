/// A rule of a content rule list: when it applies, and what then happens.
public struct ContentRule: Sendable, Hashable {
  /// What happens to what a rule applies to.
  public enum Action: Sendable, Hashable {
    /// It is not loaded.
    case block
    /// It is loaded without cookies.
    case blockCookies
    /// Elements of the document that a selector finds are not shown.
    case hide(String)
    /// Rules before this one do not count.
    case ignorePreviousRules
    /// It is loaded over a secure connection.
    case makeHTTPS
  }

  /// Kinds of what is loaded.
  public enum Resource: String, Sendable, Hashable, CaseIterable {
    /// A document of any frame.
    case document
    /// The main frame's document.
    case topDocument = "top-document"
    /// A document of another frame.
    case childDocument = "child-document"
    /// A picture.
    case image
    /// A style sheet.
    case styleSheet = "style-sheet"
    /// A script.
    case script
    /// A font.
    case font
    /// Anything that a script asks for, and what is of no other kind.
    case raw
    /// A vector image as a document.
    case svgDocument = "svg-document"
    /// Sound or moving pictures.
    case media
    /// A window of its own.
    case popup
    /// A message to a server that nobody waits for.
    case ping
    /// What `fetch` and `XMLHttpRequest` ask for.
    case fetch
    /// A connection that stays open.
    case websocket
    /// What a page's policy tells its server of.
    case policyReport = "csp-report"
    /// Anything else.
    case other
  }

  /// A condition on the page.
  public enum Condition: Sendable, Hashable {
    /// The host of the page's address is one of these; those with `*` before count with all below.
    case domain([String])
    /// It is none of these.
    case notDomain([String])
    /// The page's address matches one of these.
    case topURL([URLFilter])
    /// It matches none of these.
    case notTopURL([URLFilter])
    /// The address of the document that asks matches one of these.
    case frameURL([URLFilter])
    /// It matches none of these.
    case notFrameURL([URLFilter])
  }

  /// What addresses it applies to.
  public var filter: URLFilter
  /// The kinds it applies to; `nil` for all.
  public var resources: Set<Resource>?
  /// Whether it applies to what is of another site than the page (true) or of the same (false);
  /// `nil` for both.
  public var isThirdParty: Bool?
  /// Whether it applies in the main frame (true) or in other frames (false); `nil` for all.
  public var isInMainFrame: Bool?
  /// The method of the requests it applies to, in capitals; `nil` for all.
  public var method: String?
  /// What has to be true of the page.
  public var condition: Condition?
  /// What happens.
  public var action: Action

  /// Creates a rule.
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
