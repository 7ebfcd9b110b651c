import Foundation
import FoundationNetworking
import LoopbackServer
import Simulator
import Testing
import UIKit
import WebKit

/// The third trap of the article: pages of the white list are shown, all else is Safari's; but one
/// handler decided on links and on everything else.
@Suite("Article, 3: one policy method for links and for everything else", .serialized) @MainActor
struct OneHandlerTests {
  /// Whether the app loads a URL itself.
  private static func isOnWhiteList(_ url: URL) -> Bool { url.host() == "127.0.0.1" }

  /// The article's first version: every URL that is not on the list is opened in Safari.
  private final class OneHandler: NSObject, WKNavigationDelegate {
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
      guard let url = navigationAction.request.url else { return decisionHandler(.cancel) }
      guard isOnWhiteList(url) else {
        UIApplication.shared.open(url)
        return decisionHandler(.cancel)
      }
      decisionHandler(.allow)
    }
  }

  /// The article's last version: links have their own policy method, and frames are allowed.
  private final class TwoHandlers: NSObject, WKNavigationDelegate {
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
      switch navigationAction.navigationType {
      case .linkActivated: showOrOpen(navigationAction, decisionHandler)
      case .backForward, .formResubmitted, .formSubmitted, .reload, .other:
        guard navigationAction.targetFrame?.isMainFrame == true else {
          return decisionHandler(.allow)
        }
        showOrOpen(navigationAction, decisionHandler)
      @unknown default: decisionHandler(.allow)
      }
    }

    private func showOrOpen(
      _ action: WKNavigationAction,
      _ decisionHandler: @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
      guard let url = action.request.url else { return decisionHandler(.cancel) }
      guard isOnWhiteList(url) else {
        UIApplication.shared.open(url)
        return decisionHandler(.cancel)
      }
      decisionHandler(.allow)
    }
  }

  /// An article with another site's Like button in a frame, and links to both sites.
  private func run(
    _ delegate: any WKNavigationDelegate, _ work: (Stage, String) async throws -> Void
  ) async throws {
    let responses: [String: LoopbackServer.Response] = [
      "/article": .when { request in
        let port = request.split(separator: "Host: 127.0.0.1:").last?.prefix { $0.isNumber } ?? ""
        let other = "http://localhost:\(port)"
        return .page(
          """
          <title>article</title>
          <iframe id=button src='\(other)/like'></iframe>
          <a id=own href=/next>the next article</a>
          <a id=other href='\(other)/elsewhere'>another site</a>
          <a id=sent href=/sent>redirected</a>
          """)
      },
      "/like": .page("<title>like</title>"),
      "/next": .page("<title>next</title>"),
      "/elsewhere": .page("<title>elsewhere</title>"),
      "/sent": .when { request in
        let port = request.split(separator: "Host: 127.0.0.1:").last?.prefix { $0.isNumber } ?? ""
        return .redirect("http://localhost:\(port)/elsewhere")
      },
    ]
    try await Stage.run(responses) { stage in
      stage.webView.navigationDelegate = delegate
      stage.webView.load(URLRequest(url: stage.server.url("/article")))
      try await stage.quiet()
      #expect(stage.webView.title == "article")
      try await work(stage, "http://localhost:\(stage.server.port)")
    }
  }

  @Test("A Like button in a page of the list sends its user to Safari, who has tapped nothing")
  func likeButtonsSendTheUserToSafari() async throws {
    try await run(OneHandler()) { stage, other in
      #expect(stage.simulator.openedURLs.map(\.absoluteString) == ["\(other)/like"])
      #expect(!stage.server.paths.contains("/like"))
    }
  }

  @Test("With a handler for links the button is shown, and only taps and redirects are looked at")
  func linkHandlersSeeTapsAndRedirects() async throws {
    try await run(TwoHandlers()) { stage, other in
      #expect(stage.simulator.openedURLs.isEmpty)
      #expect(stage.server.paths.contains("/like"))

      try await stage.click("other")
      await stage.journal.until("Safari") { !stage.simulator.openedURLs.isEmpty }
      #expect(stage.simulator.openedURLs.map(\.absoluteString) == ["\(other)/elsewhere"])
      #expect(stage.webView.title == "article")

      // A redirect is not a link. Only the main frame's URL is checked.
      try await stage.click("sent")
      await stage.journal.until("Safari") { stage.simulator.openedURLs.count == 2 }
      #expect(!stage.server.paths.contains("/elsewhere"))

      try await stage.click("own")
      await stage.journal.until("the next article") { stage.webView.title == "next" }
      #expect(stage.simulator.openedURLs.count == 2)
    }
  }
}
