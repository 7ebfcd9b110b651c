import Foundation
import FoundationNetworking
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("WKWebView · initial and restored state")
@MainActor
struct WKWebViewStateTests {
  @Test("W23 before the first page the view avoids the unsafe area; the page's insets are zero")
  func emptyViewsAvoidTheUnsafeArea() {
    let stage = WebViewStage()
    #expect(stage.webView.insets.avoidsUnsafeArea)
    #expect(stage.webView.pageViewport.safeAreaInsets == .zero)
    #expect(stage.scrollView.contentInsetAdjustmentBehavior == .always)
  }

  @Test("W138 the initial offset is minus the obscured insets at the left and top")
  func initialOffsetIsMinusTheInsets() {
    let stage = WebViewStage()
    stage.webView.obscuredContentInsets = UIEdgeInsets(top: 100, left: 10, bottom: 0, right: 0)
    stage.show(metas: [WebViewStage.cover])
    #expect(stage.scrollView.contentOffset == CGPoint(x: -10, y: -100))
  }

  @Test("W143 after the process terminated the scale is 1 and the content has the view's size")
  func terminationResetsScaleAndContent() {
    let stage = WebViewStage()
    stage.show(metas: ["width=750"], size: CGSize(width: 750, height: 9000))
    #expect(stage.scrollView.zoomScale == 0.5)
    stage.webView.receive(.process(.crashed))
    #expect(stage.scrollView.zoomScale == 1)
    #expect(stage.webView.contentView.frame == stage.webView.bounds)
    #expect(stage.scrollView.contentSize == stage.webView.bounds.size)
    stage.show(metas: ["width=750"], size: CGSize(width: 750, height: 9000))
    #expect(stage.scrollView.zoomScale == 0.5)
  }

  @Test("W94 a new size of the view reaches the page with the next layout")
  func newSizesReachThePage() async throws {
    let stage = WebViewStage(safeArea: .zero)
    stage.webView.load(URLRequest(url: WebViewStage.url))
    await stage.webView.idle()
    stage.show(metas: [WebViewStage.plain])
    await stage.webView.idle()
    let page = try #require(stage.engine.page)
    let before = page.viewports.count
    stage.webView.frame.size.height = 500
    #expect(page.viewports.count == before)
    #expect(stage.scrollView.frame.size.height == 500)
    await stage.webView.idle()
    #expect(page.viewports.last?.unobscuredSize.height == 500)
  }

  @Test("W64 in part: obscured insets reach the page once, with the next layout")
  func obscuredInsetsReachThePageOnce() async throws {
    let stage = WebViewStage()
    stage.webView.load(URLRequest(url: WebViewStage.url))
    await stage.webView.idle()
    stage.show(metas: [WebViewStage.plain])
    await stage.webView.idle()
    let page = try #require(stage.engine.page)
    let before = page.viewports.count
    stage.webView.obscuredContentInsets.bottom = 50
    stage.webView.obscuredContentInsets.bottom = 106
    #expect(page.viewports.count == before)
    await stage.webView.idle()
    #expect(page.viewports.count == before + 1)
  }

  @Test("W100 viewport units of a view of zero width use the size inside the insets")
  func viewportUnitsOfAnEmptyView() {
    let stage = WebViewStage()
    var insets = stage.webView.insets
    insets.size = CGSize(width: 0, height: 600)
    let sizes = stage.webView.viewportUnitSizes(insets)
    #expect(sizes.standard == CGSize(width: 0, height: 600 - 88 - 78))
    #expect(sizes.small == sizes.standard && sizes.large == sizes.standard)
  }

  @Test("W92 a page with viewport-fit=cover fills 393x852, with insets of 59 and 34")
  func coveringPagesFillTheScreen() {
    let stage = WebViewStage(
      size: CGSize(width: 393, height: 852),
      safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    stage.show(metas: [WebViewStage.cover])
    let viewport = stage.webView.pageViewport
    #expect(viewport.layoutSize == CGSize(width: 393, height: 852))
    #expect(viewport.unobscuredSize == CGSize(width: 393, height: 852))
    #expect(viewport.safeAreaInsets == EdgeLengths(top: 59, left: 0, bottom: 34, right: 0))
  }

  @Test("W325 WKWebView.configuration returns a new copy each time")
  func configurationReturnsACopy() {
    let own = WKWebViewConfiguration()
    let view = WKWebView(frame: .zero, configuration: own)
    own.applicationNameForUserAgent = "later"
    #expect(view.configuration !== view.configuration)
    #expect(view.configuration !== own)
    #expect(view.configuration.applicationNameForUserAgent == "Mobile/15E148")
    view.configuration.applicationNameForUserAgent = "copy"
    #expect(view.configuration.applicationNameForUserAgent == "Mobile/15E148")
    #expect(view.configuration.userContentController === own.userContentController)
  }

  @Test("W324 in part: back-forward gestures are off and link previews on by default")
  func swipesDoNotNavigateByDefault() {
    #expect(!WKWebView(frame: .zero).allowsBackForwardNavigationGestures)
    #expect(WKWebView(frame: .zero).allowsLinkPreview)
  }

  @Test("W255 go(to:) with an item of another view's list does nothing")
  func itemsOfAnotherListDoNothing() async throws {
    let stage = WebViewStage()
    let other = WebViewStage()
    for stage in [stage, other] {
      stage.webView.load(URLRequest(url: WebViewStage.url))
      await stage.webView.idle()
      stage.show(metas: [WebViewStage.plain])
    }
    let item = try #require(other.webView.backForwardList.currentItem)
    let own = stage.webView.backForwardList.currentItem
    #expect(stage.webView.go(to: item) == nil)
    #expect(!stage.webView.isLoading)
    #expect(stage.webView.url == WebViewStage.url)
    #expect(stage.webView.backForwardList.currentItem === own)
  }

  @Test(
    "W265 without a process reload() loads the current item, and nothing without an item")
  func reloadWithoutProcess() async throws {
    let stage = WebViewStage()
    stage.webView.reload()
    await stage.webView.idle()
    #expect(stage.engine.pages.isEmpty)

    let url = try #require(URL(string: "https://example.com/here"))
    stage.webView.load(URLRequest(url: url))
    await stage.webView.idle()
    stage.webView.receive(.navigation(.started(url)))
    stage.webView.receive(.history(.entry(HistoryEntry(identifier: 1, index: 0))))
    stage.webView.receive(.navigation(.committed(url)))
    stage.webView.receive(.navigation(.finished))
    stage.webView.receive(.process(.crashed))
    #expect(stage.webView.url == nil)
    stage.webView.reload()
    #expect(stage.webView.url == url)
    await stage.webView.idle()
    #expect(stage.engine.pages.flatMap(\.commands).last == .load(url))
  }

  @Test("W197 a load that is stopped within didFailProvisionalNavigation makes no callback")
  func loadsStoppedWithinDidFail() async {
    let stage = WebViewStage()
    stage.delegate.onEvent = { word, view in
      guard word == "failProvisional" else { return }
      view.load(URLRequest(url: URL(filePath: "/second.html")))
      view.stopLoading()
    }
    stage.webView.load(URLRequest(url: WebViewStage.url))
    await stage.webView.idle()
    stage.webView.receive(.navigation(.started(WebViewStage.url)))
    stage.webView.receive(
      .navigation(
        .failedProvisionally(
          PageFailure(kind: .cannotConnect, url: WebViewStage.url, detail: ""))))
    await stage.webView.idle()
    #expect(stage.delegate.words == ["start", "failProvisional"])
    #expect(!stage.webView.isLoading)
  }

  @Test("W239 several changes in one update notify once, an unchanged value not at all")
  func changesNotifyOncePerUpdate() {
    let stage = WebViewStage()
    var words: [String] = []
    let view = stage.webView
    let observations = [
      view.observe(\.url) { _, _ in words.append("URL") },
      view.observe(\.isLoading) { _, _ in words.append("loading") },
      view.observe(\.estimatedProgress) { _, _ in words.append("progress") },
    ]
    defer { for observation in observations { observation.invalidate() } }
    view.receive(.navigation(.started(WebViewStage.url)))
    #expect(words == ["progress", "URL", "loading"])
    words = []
    view.changing { state in
      _ = state.receive(.progress(0.3))
      _ = state.receive(.progress(0.6))
    }
    #expect(words == ["progress"])
    words = []
    view.changing { _ = $0.receive(.progress(0.6)) }
    view.receive(.navigation(.committed(WebViewStage.url)))
    #expect(words.isEmpty)
  }

  @Test("W302 errors have WebKit's numbers")
  func errorCodes() {
    let codes: [(WKError.Code, Int)] = [
      (.unknown, 1), (.webContentProcessTerminated, 2), (.webViewInvalidated, 3),
      (.javaScriptExceptionOccurred, 4), (.javaScriptResultTypeIsUnsupported, 5),
      (.contentRuleListStoreCompileFailed, 6), (.contentRuleListStoreLookUpFailed, 7),
      (.contentRuleListStoreRemoveFailed, 8), (.contentRuleListStoreVersionMismatch, 9),
      (.attributedStringContentFailedToLoad, 10), (.attributedStringContentLoadTimedOut, 11),
      (.javaScriptInvalidFrameTarget, 12), (.navigationAppBoundDomain, 13),
      (.javaScriptAppBoundDomain, 14), (.duplicateCredential, 15), (.malformedCredential, 16),
      (.credentialNotFound, 17),
    ]
    for (code, number) in codes {
      #expect(code.rawValue == number)
      #expect((WKError(code) as NSError).code == number)
      #expect((WKError(code) as NSError).domain == "WKErrorDomain")
    }
  }

  @Test("W323 isInspectable is false by default; true reports the inspector's URL or how to get it")
  func isInspectableIsFalseByDefault() async throws {
    let stage = WebViewStage()
    #expect(!stage.webView.isInspectable)
    let report = Runtime.report
    var reports: [String] = []
    Runtime.report = { reports.append($0) }
    defer { Runtime.report = report }
    stage.webView.load(URLRequest(url: WebViewStage.url))
    await stage.webView.idle()
    #expect(reports.isEmpty)

    stage.webView.isInspectable = true
    await stage.webView.idle()
    #expect(reports.count == 1)
    #expect(reports.last?.contains("FANLIGHT_INSPECT=1") == true)

    stage.webView.isInspectable = false
    await stage.webView.idle()
    stage.engine.page?.setInspectorAddress(URL(string: "http://127.0.0.1:9/devtools"))
    stage.webView.isInspectable = true
    await stage.webView.idle()
    #expect(reports.count == 2)
    #expect(reports.last?.contains("http://127.0.0.1:9/devtools") == true)
  }
}
