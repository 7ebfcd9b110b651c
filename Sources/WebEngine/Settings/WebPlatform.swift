/// A release of iOS or iPadOS, as web content sees it.
public struct WebPlatform: Sendable, Hashable {
  /// The kinds of app that show web content.
  public enum App: Sendable, Hashable {
    /// The web browser of the system.
    case safari
    /// An app with a web view.
    case webView
    /// A Home Screen web app.
    case webApp
  }

  /// The major version of the system.
  public var major: Int
  /// The minor version of the system.
  public var minor: Int
  /// The kind of app that shows the content.
  public var app: App

  /// Creates a platform of a release.
  public init(major: Int, minor: Int, app: App) {
    self.major = major
    self.minor = minor
    self.app = app
  }

  /// Returns a Boolean value that indicates whether the system is at least a release.
  public func isAtLeast(_ major: Int, _ minor: Int = 0) -> Bool {
    (self.major, self.minor) >= (major, minor)
  }
}
