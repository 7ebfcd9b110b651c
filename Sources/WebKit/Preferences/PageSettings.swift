import WebEngine

/// The settings with which a page loads and shows documents.
struct PageSettings: Equatable, Sendable {
  /// The user agent of requests and scripts.
  var userAgent: String
  /// Whether the page's own scripts run.
  var runsScripts: Bool = true
  /// The CSS media type; `nil` for the screen.
  var mediaType: String?
  /// Whether the page is visible: its view is in a window.
  var isVisible: Bool = true
  /// Whether the page can be inspected.
  var isInspectable: Bool = false
  /// Whether the page is painted without the engine's opaque canvas.
  var isTransparent: Bool = false
}
