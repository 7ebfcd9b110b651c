/// The host that shows a page, in the order of reports.
package enum AuditHost: String, Sendable, Hashable, CaseIterable, Codable {
  /// Safari.
  case safari
  /// A page on the Home Screen, without Safari's bars.
  case webapp
  /// A web view in an app, with WebKit's defaults.
  case wkwebview
  /// FanlightBrowser in an app.
  case browser
}
