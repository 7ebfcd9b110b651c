/// A document's metadata for its use as a Home Screen web app.
public struct WebAppMetas: Sendable, Equatable {
  /// A Boolean value that indicates whether the content of an `apple-mobile-web-app-capable` or
  /// `mobile-web-app-capable` meta is `yes`.
  public var isCapable: Bool
  /// The content of the last `apple-mobile-web-app-status-bar-style` meta; `nil` without one.
  public var statusBarStyle: String?
  /// A Boolean value that indicates whether the document links to a manifest.
  public var hasManifest: Bool

  /// Creates the metadata of a document; the defaults are those of a document without any.
  public init(isCapable: Bool = false, statusBarStyle: String? = nil, hasManifest: Bool = false) {
    self.isCapable = isCapable
    self.statusBarStyle = statusBarStyle
    self.hasManifest = hasManifest
  }
}
