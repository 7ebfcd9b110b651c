/// Who shows a page, in the order of reports.
package enum AuditHost: String, Sendable, Hashable, CaseIterable, Codable {
  /// Safari.
  case safari
  /// A page on the Home Screen, without Safari's bars.
  case webapp
  /// A web view in an app, as WebKit's defaults make it.
  case wkwebview
  /// FanlightBrowser in an app.
  case browser
}
