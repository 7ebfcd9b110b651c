import WebEngine

/// The settings with which a page loads and shows documents.
struct PageSettings: Equatable, Sendable {
  /// What requests and scripts learn of the browser.
  var userAgent: String
  /// Whether the pages' own scripts run.
  var runsScripts: Bool = true
  /// The medium that style sheets are for; `nil` for a screen.
  var mediaType: String?
  /// Whether the view is in a window.
  var isVisible: Bool = true
  /// Whether a person may look into it.
  var isInspectable: Bool = false
  /// Whether the engine paints nothing where the document has no background.
  var isTransparent: Bool = false
}
