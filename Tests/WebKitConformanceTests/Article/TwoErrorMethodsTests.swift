import Foundation
import FoundationNetworking
import LoopbackServer
import Testing
import WebKit

/// The first trap of the article: only one of the two methods for errors was written, and the
/// breakpoint in it was never reached in flight mode.
@Suite("Article, 1: one method for errors is not enough", .serialized) @MainActor
struct TwoErrorMethodsTests {
  /// The delegate that the article begins with.
  private final class OneMethod: NSObject, WKNavigationDelegate {
    var errors: [NSError] = []

    func webView(
      _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
    ) {
      errors.append(error as NSError)
    }
  }

  @Test("No server listens: the method for errors in the middle of a page is not called")
  func missingServersDoNotCallDidFail() async throws {
    try await Stage.run { stage in
      let port = try LoopbackServer.silentPort()
      let url = try #require(URL(string: "http://127.0.0.1:\(port)/"))
      let one = OneMethod()
      stage.webView.navigationDelegate = one
      stage.webView.load(URLRequest(url: url))
      try await stage.quiet()
      #expect(one.errors.isEmpty)

      // The other method is called.
      stage.webView.navigationDelegate = stage.journal
      try await stage.load { stage.webView.load(URLRequest(url: url)) }
      #expect(
        stage.journal.lines == ["ACTION other main /", "START", "FAILP NSURLErrorDomain -1004"])
      #expect(stage.journal.errors.first?.userInfo[NSURLErrorFailingURLErrorKey] as? URL == url)
    }
  }

  @Test("stopLoading() after the commit calls didFail, not didFailProvisionalNavigation")
  func stopLoadingAfterTheCommitCallsDidFail() async throws {
    let half = "<p>so much of it" + String(repeating: " ", count: 4096)
    try await Stage.run(["/long": .beginning(half)]) { stage in
      let one = OneMethod()
      stage.webView.load(URLRequest(url: stage.server.url("/long")))
      await stage.journal.until("the commit") { stage.journal.lines.contains("COMMIT") }
      stage.webView.navigationDelegate = one
      stage.webView.stopLoading()
      await stage.journal.until("the error") { !one.errors.isEmpty }
      #expect(one.errors.map(\.domain) == [NSURLErrorDomain])
      #expect(one.errors.map(\.code) == [-999])
    }
  }

  @Test("W195 W198 A link is tapped while its page loads, as in the article: the same method, -999")
  func linksTappedDuringALoadCallDidFail() async throws {
    let half = "<a id=next href='/next'>next</a>" + String(repeating: " ", count: 4096)
    try await Stage.run(["/long": .beginning(half), "/next": .page("Next")]) { stage in
      let one = OneMethod()
      stage.webView.load(URLRequest(url: stage.server.url("/long")))
      await stage.journal.until("the commit") { stage.journal.lines.contains("COMMIT") }
      stage.webView.navigationDelegate = one
      // The commit comes before the document's first bytes are parsed.
      while try await stage.webView.evaluateJavaScript("document.links.length > 0") as? Bool != true
      {
        try await Task.sleep(for: .milliseconds(10))
      }
      try await stage.click("next")
      await stage.journal.until("the error") { !one.errors.isEmpty }
      #expect(one.errors.map(\.domain) == [NSURLErrorDomain])
      #expect(one.errors.map(\.code) == [-999])
      try await stage.quiet()
      #expect(stage.webView.url == stage.server.url("/next"))
    }
  }
}
