public import Foundation
public import FoundationNetworking

/// The methods of `WKDownloadDelegate` that take a handler, for apps in Swift 5 that spell the
/// handler without `@MainActor` and `@Sendable`: docs/spec/source-compat.md, section 3.1.1.
@preconcurrency @MainActor
public protocol _WKDownloadDelegateHandlers: NSObjectProtocol {
  /// Asks the delegate for the file URL to which to save the download.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)

  /// Asks the delegate whether to follow a redirect.
  func download(
    _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    decisionHandler: @escaping @MainActor @Sendable (WKDownload.RedirectPolicy) -> Void)
}
