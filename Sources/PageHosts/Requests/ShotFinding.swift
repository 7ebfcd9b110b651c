package import WebEngine

/// The warnings about a screenshot that was taken.
package enum ShotFinding: Sendable, Hashable {
  /// The page was still busy at its timeout, with the activity if it is known.
  case busy(PageActivity?)
  /// No element that matches the selector was displayed at the page's timeout.
  case elementMissing(selector: String)
  /// The page is the body of an HTTP error response with this status, such as "404 Not Found".
  case errorPage(String)
  /// A script of the page threw an error, or a file that the page needs failed to load.
  case problem(PageProblem)
  /// The document ends before the requested scroll position, with the position that was reached, in
  /// CSS pixels.
  case scrolledToEnd(Double)
  /// The page is shown as a web app, but does not declare itself one.
  case undeclaredWebApp
  /// The page requested a local file with this name, and access was denied.
  case refusedFile(String, PageFileRefusal)
}
