public import Foundation

/// A load that something in the page began, or a server redirected, and that waits for a decision.
///
/// Loads that the app asked for with ``WebPage/load(_:)`` and the like do not ask; what a server
/// makes of them does.
public struct NavigationRequest: Sendable, Hashable {
  /// What began it.
  public enum Cause: Sendable, Hashable {
    /// A link that was followed.
    case link
    /// A form that was sent.
    case form
    /// A step in the history.
    case backForward
    /// The page loads itself again.
    case reload
    /// A form that is sent once more.
    case formAgain
    /// Anything else, such as a script or a frame's first document.
    case other
  }

  /// The number to decide it by.
  public var identifier: Int
  /// What began it; the same for each address that it is sent to.
  public var cause: Cause
  /// The address asked for.
  public var url: URL
  /// The method, such as "GET".
  public var method: String
  /// The header fields.
  public var headers: [String: String]
  /// The body of a form that is sent; `nil` for none.
  public var body: Data?
  /// The frame that is to show it; `nil` for a new window.
  public var target: PageFrame?
  /// The frame that it came from.
  public var source: PageFrame
  /// Whether ``source`` is a frame of the page that opened this one.
  public var isFromOpener: Bool = false
  /// Whether a gesture of the user led to it; told of new windows and links within a document only.
  public var isByUser: Bool = true
  /// Whether it leads to another place in the document shown, and nothing is loaded.
  public var isWithinDocument: Bool = false
  /// Whether a server sent a load here that was allowed before.
  public var isRedirect: Bool
  /// Whether the page asks for it to be saved and not to be shown.
  public var wantsDownload: Bool

  /// Describes a load.
  public init(
    identifier: Int, cause: Cause, url: URL, method: String = "GET",
    headers: [String: String] = [:], body: Data? = nil, target: PageFrame?, source: PageFrame,
    isRedirect: Bool = false, wantsDownload: Bool = false
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
    self.wantsDownload = wantsDownload
  }
}
