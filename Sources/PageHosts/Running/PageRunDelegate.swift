import Foundation
import FoundationNetworking
import WebKit

/// The navigation delegate of a run's web view.
@MainActor
final class PageRunDelegate: NSObject, WKNavigationDelegate {
  private let access: PageAccess
  /// The credential for HTTP authentication by the page's host.
  private let credential: PageAccess.Credential?
  /// The host of the page that the user named; `nil` if it is not on the web.
  private let pageHost: String?
  /// Whether a response with `Content-Disposition: attachment` is a download, as in Safari.
  private let downloadsAttachments: Bool
  /// The app's own delegate, which still receives the commits.
  private weak var appDelegate: (any WKNavigationDelegate)?
  /// The suggested file name if the page is a download, or "" for a download without one;
  /// otherwise, `nil`.
  private(set) var attachment: String?

  init(
    access: PageAccess, page: PageSource, downloadsAttachments: Bool,
    appDelegate: (any WKNavigationDelegate)?
  ) {
    self.access = access
    credential = page.credential ?? access.credential
    pageHost = page.webURL?.host()?.lowercased()
    self.downloadsAttachments = downloadsAttachments
    self.appDelegate = appDelegate
  }

  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor @Sendable (
        URLSession.AuthChallengeDisposition, URLCredential?
      ) -> Void
  ) {
    let space = challenge.protectionSpace
    if let trust = space.serverTrust {
      guard access.trusts(space.host) else {
        return completionHandler(.performDefaultHandling, nil)
      }
      return completionHandler(.useCredential, URLCredential(trust: trust))
    }
    // A password is sent only to the page's host, and is tried once.
    guard let credential, !space.isProxy(),
      space.host.lowercased() == pageHost, challenge.previousFailureCount == 0
    else { return completionHandler(.performDefaultHandling, nil) }
    completionHandler(
      .useCredential,
      URLCredential(
        user: credential.user, password: credential.password, persistence: .forSession))
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    if downloadsAttachments, navigationResponse.isForMainFrame, navigationResponse.isAttachment {
      attachment = navigationResponse.response.suggestedFilename ?? ""
      return decisionHandler(.cancel)
    }
    decisionHandler(navigationResponse.canShowMIMEType ? .allow : .cancel)
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    attachment = nil
    appDelegate?.webView(webView, didCommit: navigation)
  }
}

extension WKNavigationResponse {
  /// Whether the response's disposition is `attachment` (RFC 6266).
  fileprivate var isAttachment: Bool {
    let field = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Disposition")
    let type = field?.prefix { $0 != ";" } ?? ""
    return type.trimmingCharacters(in: .whitespaces).lowercased() == "attachment"
  }
}
