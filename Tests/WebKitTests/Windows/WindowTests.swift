import Foundation
import FoundationNetworking
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("WKUIDelegate · windows")
@MainActor
struct WindowTests {
  /// A UI delegate that creates web views with a closure.
  private final class Maker: NSObject, WKUIDelegate {
    var make: (WKWebViewConfiguration) -> WKWebView? = { _ in nil }
    var actions: [WKNavigationAction] = []
    var features: [WKWindowFeatures] = []

    func webView(
      _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
      for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
      actions.append(navigationAction)
      features.append(windowFeatures)
      return make(configuration)
    }
  }

  private let stage: WebViewStage = WebViewStage()
  private let maker: Maker = Maker()

  private func page() async throws -> FakeWebPage {
    stage.webView.uiDelegate = maker
    stage.webView.load(URLRequest(url: WebViewStage.url))
    await stage.webView.idle()
    return try #require(stage.engine.page)
  }

  private func request(
    _ cause: NavigationRequest.Cause = .other, hasUserGesture: Bool = true
  ) throws -> WindowRequest {
    var features = WindowFeatures()
    features.width = 300
    features.hasMenuBar = false
    return WindowRequest(
      identifier: 7, cause: cause, url: try #require(URL(string: "https://example.com/w")),
      source: PageFrame(identifier: "F", isMain: false, url: URL(string: "https://example.com/")),
      features: features, hasUserGesture: hasUserGesture)
  }

  /// A web view of the stage's engine.
  private func makeView(_ configuration: WKWebViewConfiguration) -> WKWebView {
    WebKitEnvironment.current = stage.webView.environment
    defer { WebKitEnvironment.current = nil }
    return WKWebView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 50), configuration: configuration)
  }

  private static func refusals(_ page: FakeWebPage) -> Int {
    page.commands.count { $0 == .refuseWindow(7) }
  }

  private func waits(_ page: FakeWebPage, for command: FakeWebPage.Command) async -> Bool {
    await eventually { page.commands.contains(command) }
  }

  @Test("W217, W304 no window opens without a delegate, its method or a web view from it")
  func noWindowOpensWithoutADelegate() async throws {
    final class Silent: NSObject, WKUIDelegate {}
    let page = try await page()
    let silent = Silent()
    let delegates: [(any WKUIDelegate)?] = [nil, silent, maker]
    for (count, delegate) in delegates.enumerated() {
      stage.webView.uiDelegate = delegate
      stage.webView.receive(.policy(.requestPopup(try request())))
      await eventually { Self.refusals(page) > count }
      #expect(Self.refusals(page) == count + 1)
    }
    #expect(maker.actions.count == 1)
    #expect(page.windows.isEmpty)
  }

  @Test("W217, W218 the view that the delegate makes shows the window's page")
  func delegatesViewShowsTheWindow() async throws {
    let page = try await page()
    var made: WKWebView?
    maker.make = { configuration in
      made = makeView(configuration)
      return made
    }
    stage.webView.receive(.policy(.requestPopup(try request())))
    #expect(await waits(page, for: .openWindow(7)))
    let window = try #require(page.windows.first)
    #expect(window.configuration.viewport.unobscuredSize == CGSize(width: 100, height: 50))
    #expect(stage.engine.pages.count == 1)

    let action = try #require(maker.actions.first)
    #expect(action.targetFrame == nil)
    #expect(action.navigationType == .other)
    #expect(action.request.url?.absoluteString == "https://example.com/w")
    #expect(action.sourceFrame.isMainFrame == false)
    #expect(action.sourceFrame.webView === stage.webView)
    #expect(maker.features.first?.width == 300)
    #expect(maker.features.first?.menuBarVisibility == false)
    #expect(maker.features.first?.x == nil)

    // Events of the window go to the new view.
    let view = try #require(made)
    let log = NavigationLog()
    view.navigationDelegate = log
    window.play(
      .navigation(.started(WebViewStage.url)), .navigation(.committed(WebViewStage.url)),
      .navigation(.finished))
    await eventually { log.words.count >= 3 }
    #expect(log.words == ["start", "commit", "finish"])
    #expect(view.url == WebViewStage.url)
  }

  @Test("W218 the first load's source is a frame of the opener")
  func firstLoadsSourceIsTheOpener() async throws {
    final class Policy: NSObject, WKNavigationDelegate {
      var actions: [WKNavigationAction] = []
      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
      ) {
        actions.append(navigationAction)
        decisionHandler(.allow)
      }
    }
    _ = try await page()
    var made: WKWebView?
    maker.make = { configuration in
      made = makeView(configuration)
      return made
    }
    stage.webView.receive(.policy(.requestPopup(try request(.link))))
    let view = try #require(made)
    let policy = Policy()
    view.navigationDelegate = policy
    let frame = PageFrame(identifier: "W", isMain: true, url: nil)
    var question = NavigationRequest(
      identifier: 1, cause: .link, url: WebViewStage.url, target: frame,
      source: PageFrame(identifier: "F", isMain: true, url: nil))
    question.isFromOpener = true
    view.receive(.policy(.decideNavigation(question)))
    #expect(policy.actions.first?.sourceFrame.webView === stage.webView)
    #expect(policy.actions.first?.targetFrame?.webView === view)
    #expect(policy.actions.first?.navigationType == .linkActivated)
  }

  @Test("A web view that evaluates a script before it is returned still shows the window")
  func viewsThatEvaluateEarlyShowTheWindow() async throws {
    let page = try await page()
    var made: WKWebView?
    maker.make = { configuration in
      made = makeView(configuration)
      made?.evaluateJavaScript("early")
      return made
    }
    stage.webView.receive(.policy(.requestPopup(try request())))
    #expect(await waits(page, for: .openWindow(7)))
    let window = try #require(page.windows.first)
    #expect(await waits(window, for: .evaluate("early")))
    #expect(stage.engine.pages.count == 1)
    // Another view made with the same configuration has a page of its own.
    let other = makeView(made?.configuration ?? WKWebViewConfiguration())
    other.evaluateJavaScript("other", completionHandler: nil)
    await other.idle()
    #expect(stage.engine.pages.count == 2)
    #expect(page.windows.count == 1)
  }

  @Test("A script opens a window without a user gesture only if the preferences allow it")
  func scriptWindowsNeedAGestureOrPreference() async throws {
    let page = try await page()
    stage.webView.receive(.policy(.requestPopup(try request(hasUserGesture: false))))
    #expect(await waits(page, for: .refuseWindow(7)))
    #expect(maker.actions.isEmpty)
    stage.webView.receive(.policy(.requestPopup(try request(.link, hasUserGesture: false))))
    #expect(maker.actions.count == 1)
    stage.webView.configuration.preferences.javaScriptCanOpenWindowsAutomatically = true
    stage.webView.receive(.policy(.requestPopup(try request(hasUserGesture: false))))
    #expect(maker.actions.count == 2)
  }

  @Test("W305 a view made with another configuration raises WebKit's exception")
  func otherConfigurationsRaiseAnException() async {
    await #expect(processExitsWith: .failure) {
      try await WindowTests.misuse()
    }
  }

  private static func misuse() async throws {
    let test = WindowTests()
    _ = try await test.page()
    test.maker.make = { _ in WKWebView(frame: .zero) }
    test.stage.webView.receive(.policy(.requestPopup(try test.request())))
  }

  @Test("W309 the URL stays after a page closes its window; the next load opens another page")
  func urlStaysAfterAPageCloses() async throws {
    let page = try await page()
    page.play(
      .navigation(.started(WebViewStage.url)), .navigation(.committed(WebViewStage.url)),
      .navigation(.finished), .process(.closed))
    await eventually { stage.webView.connection?.isOpen != true }
    #expect(stage.webView.url == WebViewStage.url)
    #expect(stage.delegate.words == ["start", "commit", "finish"])
    stage.webView.reload()
    await stage.webView.idle()
    #expect(stage.engine.pages.count == 2)
    let folder = WebViewStage.url.deletingLastPathComponent()
    #expect(stage.engine.page?.commands.contains(.file(WebViewStage.url, folder)) == true)
  }
}
