/// The timeouts and polling intervals of web views, for what no event reports.
enum WebViewWaits {
  /// The time in which events of a stopped load may still arrive: one round trip.
  static let stoppedLoad: Duration = .milliseconds(250)
  /// The interval at which a loading document is checked: no event reports that it awaits only style
  /// sheets that do not apply.
  static let unusedStyleSheets: Duration = .milliseconds(500)
  /// The time in which a page must respond before it is halted, and then be rendered.
  static let pageResponse: Duration = .seconds(5)
  /// The maximum time for which incremental rendering is suppressed (WKWebViewConfiguration.mm).
  static let suppressedRendering: Duration = .seconds(5)
  /// The interval at which an element is searched for: no event reports that it has a box.
  static let element: Duration = .milliseconds(50)
}
