package import WebEngine

/// The warnings about a picture that was taken.
package enum ShotFinding: Sendable, Hashable {
  /// The page was still busy when its time ran out, with this where it is known.
  case busy(PageActivity?)
  /// No element that matches the selector was displayed when the page's time ran out.
  case elementMissing(selector: String)
  /// The page is the body of an HTTP error response with this status, such as "404 Not Found".
  case errorPage(String)
  /// A script of the page threw an error, or a file that the page needs failed to load.
  case problem(PageProblem)
  /// The document ends before the position it was to be scrolled to; how far it was scrolled, in
  /// points.
  case scrolledToEnd(Double)
  /// The page is shown as a web app, but does not declare itself one.
  case undeclaredWebApp
  /// The page requested a local file of this name and was denied it.
  case refusedFile(String, PageFileRefusal)
}
