public import Foundation
public import FoundationNetworking

/// Follows a download.
///
/// Where the file goes has to be said; the other methods are optional.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
  // Requirements with a handler repeat `@MainActor`: docs/spec/source-compat.md, section 3.1.1.

  /// Asks where the file goes; the handler is called once, now or later, with `nil` to give up.
  ///
  /// - Parameter suggestedFilename: The name that the server, the page or the address gives it.
  @MainActor
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)

  /// Asks where the file goes; the form that waits.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String
  ) async -> URL?

  /// Asks whether a redirect is followed; it is, unless this method says otherwise.
  @MainActor
  func download(
    _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    decisionHandler: @escaping @MainActor @Sendable (WKDownload.RedirectPolicy) -> Void)

  /// Asks whether a redirect is followed; the form that waits.
  func download(
    _ download: WKDownload, decidedPolicyForHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest
  ) async -> WKDownload.RedirectPolicy

  /// Tells that the file is where it was to go.
  func downloadDidFinish(_ download: WKDownload)

  /// Tells that the download failed.
  ///
  /// - Parameter resumeData: What ``WKWebView/resumeDownload(fromResumeData:completionHandler:)``
  ///   goes on from; `nil` where the server does not hand out parts.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  /// Asks the form that waits.
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
  ) {
    Task {
      completionHandler(
        await self.download(
          download, decideDestinationUsing: response, suggestedFilename: suggestedFilename))
    }
  }

  /// Gives up: a delegate has one form or the other.
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String
  ) async -> URL? { nil }

  /// Asks the form that waits.
  public func download(
    _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    decisionHandler: @escaping @MainActor @Sendable (WKDownload.RedirectPolicy) -> Void
  ) {
    Task {
      decisionHandler(
        await self.download(
          download, decidedPolicyForHTTPRedirection: response, newRequest: request))
    }
  }

  /// Follows it.
  public func download(
    _ download: WKDownload, decidedPolicyForHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest
  ) async -> WKDownload.RedirectPolicy { .allow }

  /// Does nothing.
  public func downloadDidFinish(_ download: WKDownload) {}

  /// Does nothing.
  public func download(
    _ download: WKDownload, didFailWithError error: any Error, resumeData: Data?
  ) {}
}
