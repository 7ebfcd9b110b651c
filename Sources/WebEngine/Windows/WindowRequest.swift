public import Foundation

/// A popup that waits to be opened or refused.
///
/// A script that called `window.open` is suspended until then.
public struct WindowRequest: Sendable, Hashable {
  /// The number that identifies the popup.
  public var identifier: Int
  /// The cause of the popup: a link, a form, or a script.
  public var cause: NavigationRequest.Cause
  /// The URL to load; `about:blank` for none.
  public var url: URL
  /// The HTTP method of the first request, such as "GET".
  public var method: String = "GET"
  /// The header fields of the first request that are known.
  public var headers: [String: String] = [:]
  /// The body of the submitted form; `nil` if there is none or it is not known yet.
  public var body: Data?
  /// The frame whose content started it.
  public var source: PageFrame
  /// The features that the page requests.
  public var features: WindowFeatures
  /// A Boolean value that indicates whether a user gesture caused the popup.
  public var hasUserGesture: Bool

  /// Creates a request for a popup.
  public init(
    identifier: Int, cause: NavigationRequest.Cause, url: URL, source: PageFrame,
    features: WindowFeatures = WindowFeatures(), hasUserGesture: Bool
  ) {
    self.identifier = identifier
    self.cause = cause
    self.url = url
    self.source = source
    self.features = features
    self.hasUserGesture = hasUserGesture
  }
}
