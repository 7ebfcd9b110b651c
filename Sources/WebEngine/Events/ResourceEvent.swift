public import Foundation

/// An event of a page's resources.
public enum ResourceEvent: Sendable, Equatable {
  /// A URL of one of the app's schemes is requested; its response comes with
  /// ``WebPageInterception/respond(toSchemeRequest:with:)``.
  case schemeRequest(SchemeRequest)
  /// The page canceled the request with this identifier.
  case schemeRequestEnded(Int)
  /// The page was denied a local file.
  case refusedFile(URL, PageFileRefusal)
  /// A response set cookies.
  case cookiesSet
}
