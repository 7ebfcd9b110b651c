package import WebEngine

/// The settings of the device and the app that a web view's pages observe.
package struct WebViewHostSettings: Sendable, Hashable {
  /// The user's language as a BCP 47 tag; `nil` is "en-US".
  package var locale: String?
  /// Header fields to add to the requests of one origin.
  package var originHeaders: OriginHeaders?
  /// The type of app: Safari has APIs that web views lack.
  package var app: WebPlatform.App = .webView
  /// Whether the display supports the Display P3 gamut.
  package var hasWideColorDisplay: Bool = false

  /// Creates the default settings.
  package init() {}
}
