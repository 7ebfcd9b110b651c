package import WebEngine

/// What the app around a web view decides of its pages' environment.
package struct WebViewHostSettings: Sendable, Hashable {
  /// The user's language as a BCP 47 tag; `nil` is "en-US".
  package var locale: String?
  /// Header fields to add to the requests of one origin.
  package var originHeaders: OriginHeaders?
  /// The kind of app: Safari has APIs that a web view lacks.
  package var app: WebPlatform.App = .webView
  /// A Boolean value that determines whether the device's display shows Display P3.
  package var hasWideColorDisplay: Bool = false

  /// Creates the settings of an app that decides nothing.
  package init() {}
}
