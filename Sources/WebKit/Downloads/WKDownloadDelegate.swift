public import Foundation
public import FoundationNetworking

/// The methods with which a delegate follows a download.
///
/// The method that chooses the destination is required; the others are optional.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: _WKDownloadDelegateHandlers {
  // Requirements with a handler repeat `@MainActor`: docs/spec/source-compat.md, section 3.1.1.

  /// Asks the delegate for the destination.
  ///
  /// Call the handler once, now or later; `nil` cancels the download.
  ///
  /// - Parameter suggestedFilename: The name that the server, the page or the address gives it.
  @_nonoverride @MainActor
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)

  /// Asks the delegate for the destination; the `async` variant.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String
  ) async -> URL?

  /// Asks the delegate whether to follow a redirect.
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

  /// Tells the delegate that the file is where it was to go.
  func downloadDidFinish(_ download: WKDownload)

  /// Tells the delegate that the download failed.
  ///
  /// - Parameter resumeData: What ``WKWebView/resumeDownload(fromResumeData:completionHandler:)``
  ///   goes on from; `nil` where the server does not hand out parts.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  /// Calls the `async` variant.
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
  ) {
    OlderSpelling.ask(self, about: download) {
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

  /// Cancels the download: a delegate implements one variant.
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String
  ) async -> URL? { nil }

  /// Calls the `async` variant.
  public func download(
    _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    decisionHandler: @escaping @MainActor @Sendable (WKDownload.RedirectPolicy) -> Void
  ) {
    OlderSpelling.ask(self, about: download) {
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

  /// Follows the redirect.
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
