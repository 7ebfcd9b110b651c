import Foundation
import FoundationNetworking
import WebEngine
import WebKit

extension ScreenRun {
  /// Whether the page is a download, which Safari does not display.
  package var isDownload: Bool { delegate?.attachment != nil }

  /// Prepares the web view for a page: its header fields and its navigation delegate.
  ///
  /// - Returns: The navigation delegate, which the web view references weakly.
  func prepare(for page: PageSource, access: PageAccess) -> PageRunDelegate {
    if let url = page.webURL, !access.headers.isEmpty {
      webView.host.originHeaders = OriginHeaders(url: url, fields: access.headers)
    }
    let delegate = PageRunDelegate(
      access: access, page: page, downloadsAttachments: program.host == .safari,
      appDelegate: webView.navigationDelegate)
    webView.navigationDelegate = delegate
    return delegate
  }

  /// Sets the cookies of a page's host.
  func setCookies(_ access: PageAccess, for page: PageSource) async {
    guard let url = page.webURL, let host = url.host() else { return }
    let cookies = access.cookies.compactMap { cookie in
      HTTPCookie(properties: [
        .name: cookie.name, .value: cookie.value, .domain: host, .path: "/",
      ])
    }
    if !cookies.isEmpty {
      await webView.configuration.websiteDataStore.httpCookieStore.setCookies(cookies)
    }
  }
}
