public import Foundation
public import FoundationNetworking

/// The methods a delegate implements to choose a download's destination and follow its progress.
///
/// One variant of the method that chooses the destination is required; the other methods are
/// optional.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: _WKDownloadDelegateHandlers {
  // Requirements with a handler repeat `@MainActor`: docs/spec/source-compat.md, section 3.1.1.

  /// Asks the delegate for the file URL to which to save the download.
  ///
  /// - Parameters:
  ///   - suggestedFilename: The file name suggested by the response, the page or the URL.
  ///   - completionHandler: The handler to call exactly once, now or later, with the destination;
  ///     `nil` cancels the download.
  @_nonoverride @MainActor
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)

  /// Asks the delegate for the file URL to which to save the download; the `async` variant.
  ///
  /// - Returns: The destination, or `nil` to cancel the download.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String
  ) async -> URL?

  /// Asks the delegate whether to follow a redirect.
  ///
  /// - Parameter decisionHandler: The handler to call exactly once, now or later, with the policy.
  @_nonoverride @MainActor
  func download(
    _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    decisionHandler: @escaping @MainActor @Sendable (WKDownload.RedirectPolicy) -> Void)

  /// Asks the delegate whether to follow a redirect; the `async` variant.
  func download(
    _ download: WKDownload, decidedPolicyForHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest
  ) async -> WKDownload.RedirectPolicy

  /// Tells the delegate that the download finished and its file is at the destination.
  func downloadDidFinish(_ download: WKDownload)

  /// Tells the delegate that the download failed.
  ///
  /// - Parameter resumeData: The data with which to resume the download, through
  ///   ``WKWebView/resumeDownload(fromResumeData:completionHandler:)``; `nil` when the server does
  ///   not support range requests.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  /// The default implementation calls the `async` variant.
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
  ) {
    OlderSpelling.call(self, about: download) {
      (self as any _WKDownloadDelegateHandlers).download(
        download, decideDestinationUsing: response, suggestedFilename: suggestedFilename,
        completionHandler: completionHandler)
    } otherwise: {
      Task {
        completionHandler(
          await self.download(
            download, decideDestinationUsing: response, suggestedFilename: suggestedFilename))
      }
    }
  }

  /// The default implementation cancels the download: a delegate implements one variant.
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String
  ) async -> URL? { nil }

  /// The default implementation calls the `async` variant.
  public func download(
    _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    decisionHandler: @escaping @MainActor @Sendable (WKDownload.RedirectPolicy) -> Void
  ) {
    OlderSpelling.call(self, about: download) {
      (self as any _WKDownloadDelegateHandlers).download(
        download, willPerformHTTPRedirection: response, newRequest: request,
        decisionHandler: decisionHandler)
    } otherwise: {
      Task {
        decisionHandler(
          await self.download(
            download, decidedPolicyForHTTPRedirection: response, newRequest: request))
      }
    }
  }

  /// The default implementation follows the redirect.
  public func download(
    _ download: WKDownload, decidedPolicyForHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest
  ) async -> WKDownload.RedirectPolicy { .allow }

  /// The default implementation does nothing.
  public func downloadDidFinish(_ download: WKDownload) {}

  /// The default implementation does nothing.
  public func download(
    _ download: WKDownload, didFailWithError error: any Error, resumeData: Data?
  ) {}
}
