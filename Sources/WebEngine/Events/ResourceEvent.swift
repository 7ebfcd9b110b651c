public import Foundation

/// What a page loads beside its document.
public enum ResourceEvent: Sendable, Equatable {
  /// A URL of one of the app's schemes is requested; answered with
  /// ``WebPageInterception/answer(_:with:)``.
  case schemeRequest(SchemeRequest)
  /// The response to the request with this number is not needed any more.
  case schemeRequestEnded(Int)
  /// The page requested a local file that it may not have, or not in this way.
  case refusedFile(URL, PageFileRefusal)
  /// A response set cookies, whatever becomes of the response.
  case cookiesSet
}
