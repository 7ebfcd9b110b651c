public import Foundation

/// A navigation that awaits a policy decision.
///
/// Loads that the app started, as with ``WebPage/load(_:)``, need no decision; their redirects do.
public struct NavigationRequest: Sendable, Hashable {
  /// The causes of a navigation.
  public enum Cause: Sendable, Hashable {
    /// The user activated a link.
    case link
    /// A form was submitted.
    case form
    /// The session history was traversed.
    case backForward
    /// The page was reloaded.
    case reload
    /// A form was resubmitted.
    case formResubmission
    /// Anything else, such as a script or a frame's first document.
    case other
  }

  /// The number that identifies the navigation in the decision.
  public var identifier: Int
  /// The cause of the navigation, which redirects keep.
  public var cause: Cause
  /// The URL of the request.
  public var url: URL
  /// The HTTP method, such as "GET".
  public var method: String
  /// The header fields of the request.
  public var headers: [String: String]
  /// The body of the submitted form; `nil` for none.
  public var body: Data?
  /// The target frame; `nil` for a new window.
  public var target: PageFrame?
  /// The frame whose content started it.
  public var source: PageFrame
  /// A Boolean value that indicates whether ``source`` is a frame of the page's opener.
  public var isFromOpener: Bool = false
  /// A Boolean value that indicates whether a user gesture caused the navigation; known for new
  /// windows and same-document links only.
  public var hasUserGesture: Bool = true
  /// A Boolean value that indicates whether this is a same-document navigation.
  public var isWithinDocument: Bool = false
  /// A Boolean value that indicates whether this is a redirect of an allowed navigation.
  public var isRedirect: Bool
  /// A Boolean value that indicates whether the page requests a download.
  public var requestsDownload: Bool

  /// Creates a navigation of a frame.
  public init(
    identifier: Int, cause: Cause, url: URL, method: String = "GET",
    headers: [String: String] = [:], body: Data? = nil, target: PageFrame?, source: PageFrame,
    isRedirect: Bool = false, requestsDownload: Bool = false
  ) {
    self.identifier = identifier
    self.cause = cause
    self.url = url
    self.method = method
    self.headers = headers
    self.body = body
    self.target = target
    self.source = source
    self.isRedirect = isRedirect
    self.requestsDownload = requestsDownload
  }
}
