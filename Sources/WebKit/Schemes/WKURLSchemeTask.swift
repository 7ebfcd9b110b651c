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
  /// What is asked for.
  var request: URLRequest { get }

  /// Answers with a response, before any data.
  func didReceive(_ response: URLResponse)

  /// Answers with a piece of data.
  func didReceive(_ data: Data)

  /// Ends the answer.
  func didFinish()

  /// Ends with an error; a main document's is that of the navigation (W314).
  func didFailWithError(_ error: any Error)
}
