public import Foundation

/// A window that something in a page wants, which waits to be opened or refused.
///
/// A script that asked for it waits meanwhile.
public struct WindowRequest: Sendable, Hashable {
  /// The number to open or refuse it by.
  public var identifier: Int
  /// What asked for it: a link, a form, or a script.
  public var cause: NavigationRequest.Cause
  /// The address that it is to show; `about:blank` for none.
  public var url: URL
  /// The method that its first document is asked for with, such as "GET".
  public var method: String = "GET"
  /// The header fields of that request, as far as they are known.
  public var headers: [String: String] = [:]
  /// The body of a form that is sent to it; `nil` for none, and where it is not known yet.
  public var body: Data?
  /// The frame that asks.
  public var source: PageFrame
  /// What the page wants it to look like.
  public var features: WindowFeatures
  /// Whether a gesture of the user led to it.
  public var isByUser: Bool

  /// Describes a window.
  public init(
    identifier: Int, cause: NavigationRequest.Cause, url: URL, source: PageFrame,
    features: WindowFeatures = WindowFeatures(), isByUser: Bool
  ) {
    self.identifier = identifier
    self.cause = cause
    self.url = url
    self.source = source
    self.features = features
    self.isByUser = isByUser
  }
}
