public import Foundation

/// A navigation that a browser decides about.
public struct NavigationAttempt: Hashable, Sendable {
  /// Constants for what causes a navigation.
  public enum Cause: Hashable, Sendable {
    /// The user tapped a link.
    case link
    /// A form was submitted.
    case form
    /// The navigation goes back or forward in the list.
    case backForward
    /// The page is reloaded.
    case reload
    /// A redirect, a script, or the app itself.
    case other
  }

  /// Constants that identify where the result of a navigation is shown.
  public enum Target: Hashable, Sendable {
    /// The main frame of the page.
    case page
    /// A subframe of the page.
    case frame
    /// A new window, as for `target=_blank`.
    case newWindow
  }

  /// The URL of the request; `nil` if it has none.
  public var url: URL?
  /// The cause of the navigation attempt.
  public var cause: Cause
  /// The frame or window where the result is shown.
  public var target: Target
  /// The URL of the page that requests it; `nil` if the app itself does.
  public var page: URL?

  /// Creates an attempt to navigate to a URL.
  public init(_ url: URL?, cause: Cause = .other, target: Target = .page, page: URL? = nil) {
    self.url = url
    self.cause = cause
    self.target = target
    self.page = page
  }
}
