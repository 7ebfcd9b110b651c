import Testing

/// Apps of many files in debug builds, where the compiler sees a file at a time.
@Suite("source-compat 3.1.1 · debug builds link")
struct DebugBuildTests {
  /// Base classes whose isolation comes from a class and from protocols of ours, in both spellings
  /// of the handlers.
  private static let bases = """
    import UIKit
    import WebKit

    class BaseScreen: UIViewController, WKNavigationDelegate, WKUIDelegate {
      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
      ) { decisionHandler(.allow) }
      func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
      ) { decisionHandler(.allow) }
      func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor @Sendable (
          URLSession.AuthChallengeDisposition, URLCredential?) -> Void
      ) { completionHandler(.performDefaultHandling, nil) }
      func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable () -> Void
      ) { completionHandler() }
    }

    class OlderScreen: UIViewController, WKNavigationDelegate {
      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
      ) { decisionHandler(.allow) }
    }

    class BaseCoordinator: NSObject, WKNavigationDelegate, WKDownloadDelegate {
      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        preferences: WKWebpagePreferences,
        decisionHandler: @escaping @MainActor @Sendable (
          WKNavigationActionPolicy, WKWebpagePreferences) -> Void
      ) { decisionHandler(.allow, preferences) }
      func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse,
        suggestedFilename: String,
        completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
      ) { completionHandler(nil) }
    }

    class BaseReplies: NSObject, WKScriptMessageHandlerWithReply {
      func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
      ) { replyHandler(nil, nil) }
    }

    // A class of an app with handlers of its own says itself where it runs.
    @MainActor class Loader: UIViewController {
      var isDone: (@MainActor () -> Void)?
      func load(_ done: @escaping @Sendable () -> Void) { done() }
    }
    """

  private static func sources() -> [String: String] {
    var sources = [
      "Bases.swift": bases,
      "App.swift": """
      @main struct App {
        @MainActor static func main() {
          print([
            \((1...14).map { "Screen\($0).self" }.joined(separator: ", "))
          ].count, Screen3().description == "mine")
        }
      }
      """,
    ]
    let classes = ["BaseScreen", "OlderScreen", "BaseCoordinator", "BaseReplies", "Loader"]
    for number in 1...14 {
      sources["Screen\(number).swift"] = """
        import UIKit
        import WebKit
        final class Screen\(number): \(classes[number % 5]) {
          override var description: String { "mine" }
        }
        """
    }
    return sources
  }

  @Test(
    "subclasses in other files of base classes with handlers link, whole and after a change",
    arguments: [LanguageMode.five, .six])
  func basesWithHandlers(mode: LanguageMode) throws {
    let app = try DebugBuild(sources: Self.sources(), mode: mode)
    defer { app.remove() }
    #expect(try app.build() == "")
    // One subclass of each class, compiled without the file of the base classes.
    for number in 1...5 { try app.touch("Screen\(number).swift") }
    #expect(try app.build() == "", "after a change of subclasses")
    #expect(try app.run() == "14 true\n")
  }
}
