public import Foundation

/// What a page can learn of the device's settings and of the app that shows it.
///
/// It holds for the page's whole life.
public struct PageEnvironment: Sendable, Hashable {
  /// The user's language as a BCP 47 tag, such as "ar-EG": `navigator.language`, the default locale
  /// of `Intl`, and the `Accept-Language` header field; `nil` is "en-US".
  public var locale: String?
  /// Header fields to add to the requests of one origin.
  public var originHeaders: OriginHeaders?
  /// The web platform whose features the page finds; `nil` is the engine's own.
  public var platform: WebPlatform?
  /// The system fonts by their CSS keywords, such as "-apple-system-body".
  public var systemFonts: [String: SystemFont]
  /// A Boolean value that determines whether `(color-gamut: p3)` matches.
  public var hasWideColorDisplay: Bool

  /// Creates an environment.
  public init(
    locale: String? = nil, originHeaders: OriginHeaders? = nil, platform: WebPlatform? = nil,
    systemFonts: [String: SystemFont] = [:], hasWideColorDisplay: Bool = false
  ) {
    self.locale = locale
    self.originHeaders = originHeaders
    self.platform = platform
    self.systemFonts = systemFonts
    self.hasWideColorDisplay = hasWideColorDisplay
  }
}

/// A release of iOS or iPadOS, as web content sees it.
public struct WebPlatform: Sendable, Hashable {
  /// The kinds of app that show web content.
  public enum App: Sendable, Hashable {
    /// Safari.
    case safari
    /// An app with a web view.
    case webView
  }

  /// The major version of the system.
  public var major: Int
  /// The minor version of the system.
  public var minor: Int
  /// The kind of app.
  public var app: App

  /// Creates a platform.
  public init(major: Int, minor: Int, app: App) {
    self.major = major
    self.minor = minor
    self.app = app
  }

  /// A Boolean value that indicates whether the system is at least a release.
  public func isAtLeast(_ major: Int, _ minor: Int = 0) -> Bool {
    (self.major, self.minor) >= (major, minor)
  }
}

/// Header fields for the requests of one origin.
public struct OriginHeaders: Sendable, Hashable {
  /// The origin as HTML serializes it, such as "https://example.com" or "http://localhost:8000".
  public var origin: String
  /// The values by their names.
  public var fields: [String: String]

  /// Creates header fields.
  public init(origin: String, fields: [String: String]) {
    self.origin = origin
    self.fields = fields
  }

  /// Creates header fields for the origin of a URL.
  public init(url: URL, fields: [String: String]) {
    self.init(origin: Self.origin(of: url), fields: fields)
  }

  /// The origin of a URL, as HTML serializes it.
  public static func origin(of url: URL) -> String {
    let scheme = url.scheme?.lowercased() ?? ""
    let standardPort = scheme == "https" ? 443 : 80
    let port = url.port.flatMap { $0 == standardPort ? nil : ":\($0)" } ?? ""
    return "\(scheme)://\(url.host()?.lowercased() ?? "")\(port)"
  }
}

/// A font of a text style at the user's text size.
public struct SystemFont: Sendable, Hashable {
  /// The size, in CSS pixels.
  public var size: Double
  /// The CSS weight, from 1 through 1000.
  public var weight: Int

  /// Creates a font.
  public init(size: Double, weight: Int = 400) {
    self.size = size
    self.weight = weight
  }
}
