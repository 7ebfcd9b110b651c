import Foundation
import FoundationNetworking
import Testing
import WebKit

/// An app that handles its own scheme with a page that requests data it does not read.
@MainActor
private final class Site: NSObject, WKURLSchemeHandler {
  var asked: [String] = []

  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
    guard let url = urlSchemeTask.request.url else { return }
    asked.append(url.absoluteString)
    let isData = url.absoluteString.hasSuffix("data")
    urlSchemeTask.didReceive(
      URLResponse(
        url: url, mimeType: isData ? "text/plain" : "text/html", expectedContentLength: -1,
        textEncodingName: "utf-8"))
    let page = "<script>fetch('data').then(response => status = response.ok)</script>"
    urlSchemeTask.didReceive(Data((isData ? "data" : page).utf8))
    urlSchemeTask.didFinish()
  }

  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
}

@Suite("URLs of custom schemes", .serialized) @MainActor
struct SchemeAddressTests {
  /// The URL Standard: a URL whose scheme is not special has no "/" of its own, and a path
  /// without a host in front stays as it is.
  @Test(
    "W310: a handler receives the app's URL, and URLs that the page resolves against it",
    arguments: [
      ("app://localhost", "app://localhost/data"), ("app://localhost/", "app://localhost/data"),
      ("app://localhost?a=1", "app://localhost/data"), ("app:/page", "app:/data"),
      ("app:///page", "app:///data"), ("app://Local/a/b", "app://Local/a/data"),
    ])
  func handlersReceiveTheAppsURL(_ page: String, _ data: String) async throws {
    let site = Site()
    let configuration = WKWebViewConfiguration()
    configuration.setURLSchemeHandler(site, forURLScheme: "app")
    try await Stage.run(configuration: configuration) { stage in
      let url = try #require(URL(string: page))
      // A response's body that no script reads keeps nothing waiting.
      try await stage.load { stage.webView.load(URLRequest(url: url)) }
      #expect(site.asked == [page, data])
      #expect(stage.webView.url == url)
      #expect(stage.webView.backForwardList.currentItem?.url == url)
      #expect(stage.journal.lines.first == "ACTION other main \(page)")
      #expect(stage.journal.lines.last == "FINISH")

      try await stage.load { stage.webView.reload() }
      #expect(site.asked == [page, data, page, data])
    }
  }
}
