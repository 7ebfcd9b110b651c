public import Foundation

/// Somebody or something that wants a browser to go somewhere.
public struct NavigationAttempt: Hashable, Sendable {
  /// Constants for what causes a navigation.
  public enum Cause: Hashable, Sendable {
    /// A person tapped a link.
    case link
    /// A form was sent.
    case form
    /// The browser goes back or forward.
    case backForward
    /// The page is loaded again.
    case reload
    /// A redirect, a script, or the app itself.
    case other
  }

  /// Where it is to be shown.
  public enum Target: Hashable, Sendable {
    /// In place of the page.
    case page
    /// In a frame inside the page.
    case frame
    /// In a window of its own, as for `target=_blank`.
    case newWindow
  }

  /// The address; `nil` where a request has none.
  public var url: URL?
  /// The cause of the navigation attempt.
  public var cause: Cause
  /// Where it is to be shown.
  public var target: Target
  /// The page that asks for it; `nil` when the app itself does.
  public var page: URL?

  /// Creates an attempt to navigate to a URL.
  public init(_ url: URL?, cause: Cause = .other, target: Target = .page, page: URL? = nil) {
    self.url = url
    self.cause = cause
    self.target = target
    self.page = page
  }
}
