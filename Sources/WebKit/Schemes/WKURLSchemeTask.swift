public import Foundation
public import FoundationNetworking

/// A task with which a ``WKURLSchemeHandler`` loads a resource: one response, any amount of data,
/// one end (W311).
///
/// The page receives data as the handler reports it.
///
/// - Divergence: documents and style sheets reach the page only when the task has finished.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
  /// The request that the handler loads.
  var request: URLRequest { get }

  /// Reports the response of the resource, before any data.
  func didReceive(_ response: URLResponse)

  /// Reports some of the resource's data.
  func didReceive(_ data: Data)

  /// Reports that the load finished successfully.
  func didFinish()

  /// Reports that the load failed; for a main document, the navigation fails with the error (W314).
  func didFailWithError(_ error: any Error)
}
