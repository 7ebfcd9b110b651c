import Foundation
import FoundationNetworking
import Testing
import UIKit
import WebKit

@testable import SourceCompatApps

@Suite("source-compat 2 · test doubles for delegate methods")
@MainActor
struct WebDoubleTests {
  private let screen: LinkPolicyScreen
  private let webView: WebViewDouble

  init() {
    bootPhone()
    screen = LinkPolicyScreen()
    webView = WebViewDouble(frame: .zero)
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  private func decision(on action: WKNavigationAction) -> WKNavigationActionPolicy? {
    var decided: WKNavigationActionPolicy?
    screen.webView(webView, decidePolicyFor: action) { decided = $0 }
    return decided
  }

  @Test("W334 delegates use the overridden request, type and frames of actions")
  func anActionReportsWhatItsSubclassGives() throws {
    let frame = FrameDouble(isMain: true, url: try url("https://example.com:8080/x"), in: webView)
    let address = try url("https://example.com/a")
    let action = ActionDouble(url: address, type: .linkActivated, target: frame, source: frame)
    #expect(decision(on: action) == .cancel)
    #expect(decision(on: ActionDouble(url: address, source: frame)) == .allow)
    #expect(
      decision(on: ForwardedAction(ActionDouble(url: address, target: frame, source: frame)))
        == .cancel)
    let download = DownloadActionDouble()
    download.givenRequest = URLRequest(url: address)
    #expect(decision(on: download) == .download)
    #expect(
      screen.log == [
        "https://example.com:8080 asks for https://example.com/a in the main frame",
        "https://example.com:8080 asks for https://example.com/a in a new window",
        "https://example.com:8080 asks for https://example.com/a in the main frame",
        "://:0 asks for https://example.com/a in a new window",
      ])
    #expect(frame.webView === webView)
  }

  @Test("W334 delegates use the overridden properties of responses and messages")
  func responsesAndMessages() throws {
    var decided: [WKNavigationResponsePolicy] = []
    for status in [200, 404] {
      screen.webView(webView, decidePolicyFor: ResponseDouble(status: status)) {
        decided.append($0)
      }
    }
    #expect(decided == [.allow, .cancel])

    let main = FrameDouble(isMain: true, url: try url("https://example.com"))
    let message = MessageDouble(body: ["a": 1], frame: main, webView: webView)
    screen.userContentController(WKUserContentController(), didReceive: message)
    message.body = "second"
    screen.userContentController(WKUserContentController(), didReceive: message)
    // A plain message is of no main frame.
    screen.userContentController(WKUserContentController(), didReceive: WKScriptMessage())
    #expect(screen.log == ["bridge [\"a\": 1] here", "bridge second here"])
  }

  @Test("W334 navigations, window features, items and lists can be an app's own")
  func appsCanMakeNavigationsAndHistoryItems() throws {
    let navigation = try #require(webView.load(URLRequest(url: url("https://example.com"))))
    screen.webView(webView, didFinish: navigation)
    #expect(navigation.effectiveContentMode == .desktop)
    #expect(webView.loaded.map(\.url?.host) == ["example.com"])
    let opened = screen.webView(
      webView, createWebViewWith: WKWebViewConfiguration(), for: WKNavigationAction(),
      windowFeatures: FeaturesDouble())
    #expect(opened == nil)
    #expect(screen.log == ["finished NavigationDouble", "a window 320 wide"])
    #expect(webView.backForwardList.backItem?.title == "An item")
    #expect(webView.backForwardList.currentItem == nil)
    #expect(webView.go(to: ItemDouble.make()) == nil)
  }

  @Test("W334 objects created with init() belong to no page")
  func objectsOfTheBareInitializerBelongToNoPage() {
    let action = WKNavigationAction()
    #expect(action.request.url?.absoluteString == "about:blank")
    #expect(action.targetFrame == nil && action.navigationType == .other)
    #expect(!action.sourceFrame.isMainFrame && action.sourceFrame.securityOrigin.host == "")
    #expect(WKNavigationResponse().response.url?.absoluteString == "about:blank")
    #expect(WKScriptMessage().body is NSNull && WKScriptMessage().world == .page)
    #expect(WKDownload().originalRequest == nil && WKDownload().webView == nil)
    #expect(!WKFindResult().matchFound && WKWebsiteDataRecord().dataTypes.isEmpty)
    #expect(!WKOpenPanelParameters().allowsDirectories && WKWindowFeatures().x == nil)
  }

  @Test("W334 classes create objects with alloc and new only")
  func byName() async {
    weak var released: ItemDouble?
    do {
      let item = ItemDouble.make()
      released = item
      #expect(item.url.lastPathComponent == "item")
    }
    #expect(released == nil)
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = NSObject.perform(NSSelectorFromString("copy")) }
    }
  }

  @Test("the doubles compile in every mode", arguments: LanguageMode.allCases)
  func theDoublesCompileInEveryMode(mode: LanguageMode) throws {
    let folder = ConstructTable.folder.deletingLastPathComponent()
    let paths = ["LinkPolicy", "LinkPolicyDoubles"].map {
      folder.appendingPathComponent("SourceCompatApps/\($0).swift").path
    }
    let said = try Compiler(mode: mode).compile(paths: paths, .all).values.flatMap(\.self)
    // The older spelling of a handler draws a warning in mode 5, as with Apple's protocol.
    let older = "warning: sendability of function types in instance method"
    #expect(said.filter { mode != .five || !$0.hasPrefix(older) } == [])
  }
}
