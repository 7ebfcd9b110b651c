import Foundation
import FoundationNetworking
import Testing
import WebEngine

@testable import WebKit

/// A delegate that records its calls and decides as told, perhaps later.
@MainActor
private final class PolicyLog: NSObject, WKNavigationDelegate {
  var actions: [WKNavigationAction] = []
  var responses: [WKNavigationResponse] = []
  var words: [String] = []
  var policy: WKNavigationActionPolicy = .allow
  var responsePolicy: WKNavigationResponsePolicy = .allow
  var isLate = false
  var late: [@MainActor @Sendable (WKNavigationActionPolicy) -> Void] = []

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    actions.append(navigationAction)
    words.append("action")
    if isLate { late.append(decisionHandler) } else { decisionHandler(policy) }
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    responses.append(navigationResponse)
    words.append("response")
    decisionHandler(responsePolicy)
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    words.append("start")
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    words.append("commit")
  }
}

/// A delegate that uses the forms that wait.
@MainActor
private final class WaitingPolicy: NSObject, WKNavigationDelegate {
  var policy: WKNavigationActionPolicy = .cancel

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy {
    await Task.yield()
    return policy
  }
}

@Suite("WKNavigationDelegate · policies for actions and responses")
@MainActor
struct PolicyTests {
  private let web = URL(string: "https://example.com/a")
  private let stage = WebViewStage()
  private let log = PolicyLog()

  init() { stage.webView.navigationDelegate = log }

  private var commands: [FakeWebPage.Command] { stage.engine.page?.commands ?? [] }

  @Test("W174 W160 W173 the delegate decides on a load after load(_:) returns")
  func loadsAreDecidedAfterTheCall() async throws {
    let url = try #require(web)
    stage.webView.load(URLRequest(url: url))
    #expect(log.actions.isEmpty)
    #expect(stage.webView.url == url)
    await stage.webView.idle()

    let action = try #require(log.actions.first)
    #expect(log.actions.count == 1)
    #expect(action.navigationType == .other)
    #expect(action.request.url == url)
    #expect(
      action.request.value(forHTTPHeaderField: "Accept")
        == "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8")
    #expect(action.request.value(forHTTPHeaderField: "User-Agent")?.contains("Mobile") == true)
    #expect(action.targetFrame?.isMainFrame == true)
    #expect(commands == [.load(url)])
  }

  @Test("W180 a load that the delegate cancels makes no further callback and leaves no URL")
  func canceledLoadsMakeNoCallback() async throws {
    log.policy = .cancel
    stage.webView.load(URLRequest(url: try #require(web)))
    await stage.webView.idle()

    #expect(log.words == ["action"])
    #expect(stage.webView.url == nil)
    #expect(!stage.webView.isLoading)
    #expect(commands == [])
  }

  @Test("W167 W196 a late decision takes effect unless another load has started")
  func lateDecisionsTakeEffect() async throws {
    let url = try #require(web)
    let other = url.appending(path: "b")
    log.isLate = true
    stage.webView.load(URLRequest(url: url))
    await eventually { !log.late.isEmpty }
    try #require(!log.late.isEmpty)
    stage.webView.load(URLRequest(url: other))
    await eventually { log.late.count == 2 }
    try #require(log.late.count == 2)
    #expect(stage.webView.url == other)
    log.late[0](.allow)
    log.late[1](.allow)
    await stage.webView.idle()

    #expect(commands == [.load(other)])
    #expect(log.words == ["action", "action"])
  }

  @Test("W166 a second decision is ignored")
  func secondDecisionsAreIgnored() async throws {
    let url = try #require(web)
    log.isLate = true
    stage.webView.load(URLRequest(url: url))
    await eventually { !log.late.isEmpty }
    try #require(!log.late.isEmpty)
    log.late[0](.cancel)
    log.late[0](.allow)
    await stage.webView.idle()
    #expect(commands == [])
  }

  @Test("the async method decides if the delegate has none with a completion handler")
  func asyncMethodDecides() async throws {
    let url = try #require(web)
    let delegate = WaitingPolicy()
    stage.webView.navigationDelegate = delegate
    stage.webView.load(URLRequest(url: url))
    await stage.webView.idle()
    #expect(commands == [])
    delegate.policy = .allow
    stage.webView.load(URLRequest(url: url))
    await stage.webView.idle()
    #expect(commands == [.load(url)])
  }

  @Test(
    "W169 without a delegate, URLs of WebKit's own schemes are loaded and others ignored",
    arguments: [
      ("https://example.com/", true), ("about:blank", true), ("data:text/html,x", true),
      ("blob:x", true), ("mailto:a@example.com", false), ("shop://buy", false),
    ])
  func webKitSchemesLoadWithoutADelegate(_ address: String, _ begins: Bool) async throws {
    let url = try #require(URL(string: address))
    stage.webView.navigationDelegate = nil
    stage.webView.load(URLRequest(url: url))
    await stage.webView.idle()
    #expect(commands == (begins ? [.load(url)] : []))
    #expect(stage.webView.isLoading == begins)
  }

  @Test("W162 the delegate decides on the page's navigations, with their types and frames")
  func navigationsHaveTypesAndFrames() async throws {
    let url = try #require(web)
    stage.webView.load(URLRequest(url: url))
    await stage.webView.idle()
    let page = try #require(stage.engine.page)
    let main = PageFrame(identifier: "1", isMain: true, url: url)
    let inner = PageFrame(identifier: "2", isMain: false, url: nil)
    log.policy = .cancel
    for (number, cause, target) in [
      (1, NavigationRequest.Cause.link, main), (2, .form, inner), (3, .backForward, main),
      (4, .reload, main), (5, .formResubmission, main), (6, .other, nil),
    ] as [(Int, NavigationRequest.Cause, PageFrame?)] {
      stage.webView.receive(
        .policy(
          .decideNavigation(
            NavigationRequest(
              identifier: number, cause: cause, url: url, target: target, source: main))))
    }
    let types: [WKNavigationType] = [
      .linkActivated, .formSubmitted, .backForward, .reload, .formResubmitted, .other,
    ]
    #expect(log.actions.dropFirst().map(\.navigationType) == types)
    #expect(
      log.actions.dropFirst().map { $0.targetFrame?.isMainFrame } == [
        true, false, true, true, true, nil,
      ])
    #expect(log.actions.last?.sourceFrame.securityOrigin.host == "example.com")
    await eventually { page.commands.count >= 7 }
    #expect(
      Set(page.commands.compactMap { if case .decide(let id, .cancel) = $0 { id } else { nil } })
        == [1, 2, 3, 4, 5, 6])
  }

  @Test(
    "W200 only a same-document link with a user gesture does not wait for a late decision",
    arguments: [(true, true, true), (false, true, false), (true, false, false)])
  func sameDocumentLinks(isWithinDocument: Bool, hasUserGesture: Bool, goesOn: Bool) async throws {
    let url = try #require(web)
    stage.webView.load(URLRequest(url: url))
    await stage.webView.idle()
    log.isLate = true
    let page = try #require(stage.engine.page)
    let main = PageFrame(identifier: "1", isMain: true, url: url)
    var question = NavigationRequest(
      identifier: 7, cause: .link, url: url, target: main, source: main)
    question.isWithinDocument = isWithinDocument
    question.hasUserGesture = hasUserGesture
    stage.webView.receive(.policy(.decideNavigation(question)))
    let decide = try #require(log.late.last)
    if goesOn { await eventually { page.commands.contains(.decide(7, .allow)) } }
    decide(.cancel)
    if !goesOn { await eventually { page.commands.contains(.decide(7, .cancel)) } }
    await stage.webView.idle()
    let decisions = page.commands.filter { if case .decide = $0 { true } else { false } }
    #expect(decisions == [.decide(7, goesOn ? .allow : .cancel)])
  }

  @Test("W170 W182 a response needs a decision, with its status and type")
  func responsesNeedADecision() async throws {
    let url = try #require(web)
    stage.webView.load(URLRequest(url: url))
    await stage.webView.idle()
    let page = try #require(stage.engine.page)
    let frame = PageFrame(identifier: "1", isMain: true, url: nil)
    func decision(_ number: Int, canShow: Bool) -> PageEvent {
      .policy(
        .decideResponse(
          NavigationResponse(
            identifier: number, url: url, status: 404,
            headers: [.init(name: "Content-Type", value: "text/html")], mediaType: "text/html",
            canShow: canShow, frame: frame)))
    }
    log.responsePolicy = .cancel
    stage.webView.receive(decision(1, canShow: true))
    let response = try #require(log.responses.first)
    #expect((response.response as? HTTPURLResponse)?.statusCode == 404)
    #expect(response.isForMainFrame)
    #expect(response.canShowMIMEType)
    stage.webView.navigationDelegate = nil
    stage.webView.receive(decision(2, canShow: true))
    stage.webView.receive(decision(3, canShow: false))
    await eventually { page.commands.count >= 4 }
    #expect(
      Set(page.commands.map(String.init(describing:))).isSuperset(of: [
        "decide(1, WebEngine.NavigationDecision.cancel)",
        "decide(2, WebEngine.NavigationDecision.allow)",
        "decide(3, WebEngine.NavigationDecision.cancel)",
      ]))
  }

  @Test("W208 W210 W212 goBack() is of type .backForward; a cancelled one keeps the list")
  func goBackIsOfTypeBackForward() async throws {
    let url = try #require(web)
    let other = url.appending(path: "b")
    #expect(stage.webView.goBack() == nil)
    for (place, index) in [(url, 1), (other, 2)] {
      stage.webView.load(URLRequest(url: place))
      await stage.webView.idle()
      stage.webView.receive(.navigation(.started(place)))
      stage.webView.receive(.history(.entry(HistoryEntry(identifier: 10 + index, index: index))))
      stage.webView.receive(.navigation(.committed(place)))
      stage.webView.receive(.navigation(.finished))
    }
    #expect(stage.webView.canGoBack)
    #expect(!stage.webView.canGoForward)
    log.policy = .cancel
    #expect(stage.webView.goBack() != nil)
    await stage.webView.idle()
    #expect(log.actions.last?.navigationType == .backForward)
    #expect(log.actions.last?.request.url == url)
    #expect(stage.webView.backForwardList.currentItem?.url == other)
    log.policy = .allow
    let navigation = stage.webView.goBack()
    await stage.webView.idle()
    #expect(commands.last == .go(11))
    #expect(navigation != nil)
    stage.webView.receive(.navigation(.started(url)))
    stage.webView.receive(.history(.entry(HistoryEntry(identifier: 11, index: 1))))
    stage.webView.receive(.navigation(.committed(url)))
    #expect(stage.webView.backForwardList.currentItem?.url == url)
    #expect(stage.webView.backForwardList.forwardList.map(\.url) == [other])
    #expect(stage.webView.canGoForward)
    let foreign = WKBackForwardListItem(url: url, initialURL: url)
    #expect(stage.webView.go(to: foreign) == nil)  // W255
  }

  @Test("W203 W204 a reload is a navigation action of type .reload")
  func reloadsAreOfTypeReload() async throws {
    let url = try #require(web)
    stage.webView.load(URLRequest(url: url))
    await stage.webView.idle()
    stage.webView.receive(.navigation(.started(url)))
    stage.webView.receive(.navigation(.committed(url)))
    stage.webView.receive(.navigation(.finished))
    stage.webView.reloadFromOrigin()
    await stage.webView.idle()
    #expect(log.actions.last?.navigationType == .reload)
    #expect(commands.last == .reload(bypassingCaches: true))
  }
}
