public import Foundation
public import FoundationNetworking

/// A request that a ``WKURLSchemeHandler`` answers: one response, any number of pieces of data, one
/// end (W311).
///
/// The page gets the pieces as they come. Documents and style sheets are looked at as a whole first.
///
/// - Divergence: documents and style sheets reach the page when the answer has ended.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
  /// The request to load.
  var request: URLRequest { get }

  /// Reports the response, before any data.
  func didReceive(_ response: URLResponse)

  /// Reports a part of the body.
  func didReceive(_ data: Data)

  /// Reports the end of the load.
  func didFinish()

  /// Reports an error; for a main document, the navigation fails with it (W314).
  func didFailWithError(_ error: any Error)
}
