import Foundation
import FoundationNetworking
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("WKWebView · loading")
@MainActor
struct WKWebViewNavigationTests {
  private let web: URL? = URL(string: "https://example.com/a")

  @Test("W233, W234 load(_:) changes url and isLoading before it returns")
  func loadIsSynchronous() throws {
    let stage = WebViewStage()
    let url = try #require(web)
    stage.webView.load(URLRequest(url: url))

    #expect(stage.webView.url == url)
    #expect(stage.webView.isLoading)
    #expect(stage.webView.estimatedProgress == 0.1)
  }

  @Test("W163, W174 all callbacks pass the navigation that load(_:) returned")
  func callbacksPassTheReturnedNavigation() async throws {
    let stage = WebViewStage()
    let url = try #require(web)
    let navigation = stage.webView.load(URLRequest(url: url))
    await stage.webView.idle()
    for event in [
      PageEvent.navigation(.started(url)), .navigation(.committed(url)), .navigation(.finished),
    ] {
      stage.webView.receive(event)
    }

    #expect(stage.delegate.words == ["start", "commit", "finish"])
    #expect(stage.delegate.navigations.allSatisfy { $0 === navigation })
    #expect(!stage.webView.isLoading)
    #expect(stage.webView.estimatedProgress == 1)
  }

  @Test("W168 isLoading has its new value when the delegate's method is called")
  func isLoadingChangesBeforeTheCallback() throws {
    let stage = WebViewStage()
    let url = try #require(web)
    var seen: [String: Bool] = [:]
    stage.delegate.onEvent = { word, webView in seen[word] = webView.isLoading }
    stage.show(metas: [])

    #expect(seen == ["start": true, "commit": true, "finish": false])
    #expect(url != stage.webView.url)
  }

  @Test(
    "W191 network failures have the codes of the URL loading system",
    arguments: [
      (PageFailure.Kind.hostNotFound, -1003), (.offline, -1009), (.cannotConnect, -1004),
      (.timedOut, -1001), (.insecure, -1200), (.certificateUntrusted, -1202),
      (.certificateOutOfDate, -1201), (.clientCertificateNeeded, -1206), (.connectionLost, -1005),
      (.cancelled, -999),
      (.unsupportedURL, -1002), (.fileNotFound, -1100), (.other, -1),
      (.tooManyRedirects, -1007), (.errorWithoutPage, -1011),
    ])
  func networkFailuresHaveURLErrorCodes(kind: PageFailure.Kind, code: Int) async throws {
    let stage = WebViewStage()
    let url = try #require(web)
    stage.webView.load(URLRequest(url: url))
    await stage.webView.idle()
    stage.webView.receive(.navigation(.started(url)))
    stage.webView.receive(
      .navigation(.failedProvisionally(PageFailure(kind: kind, url: url, detail: ""))))

    #expect(stage.delegate.words == ["start", "failProvisional"])
    let error = try #require(stage.delegate.errors.first) as NSError
    #expect(error.domain == NSURLErrorDomain)
    #expect(error.code == code)
    #expect(error.userInfo[NSURLErrorFailingURLErrorKey] as? URL == url)
    #expect(stage.webView.url == nil)  // W240
  }

  @Test(
    "W182, W183, W229 loads that WebKit interrupts or blocks fail with codes of WebKitErrorDomain",
    arguments: [
      (PageFailure.Kind.interrupted, 102, "Frame load interrupted"),
      (.restrictedPort, 103, "Not allowed to use restricted network port"),
    ])
  func blockedLoadsHaveWebKitCodes(kind: PageFailure.Kind, code: Int, sentence: String) throws {
    let stage = WebViewStage()
    let url = try #require(web)
    stage.webView.load(URLRequest(url: url))
    stage.webView.receive(.navigation(.started(url)))
    stage.webView.receive(
      .navigation(.failedProvisionally(PageFailure(kind: kind, url: url, detail: ""))))

    let error = try #require(stage.delegate.errors.first) as NSError
    #expect(error.domain == "WebKitErrorDomain")
    #expect(error.code == code)
    #expect(error.localizedDescription == sentence)
    #expect(error.userInfo[NSURLErrorFailingURLErrorKey] as? URL == url)
  }

  @Test("W192 a failure after the commit keeps the URL")
  func failuresAfterTheCommitKeepTheURL() throws {
    let stage = WebViewStage()
    let url = try #require(web)
    stage.webView.receive(.navigation(.started(url)))
    stage.webView.receive(.navigation(.committed(url)))
    stage.webView.receive(
      .navigation(.failed(PageFailure(kind: .connectionLost, url: url, detail: ""))))

    #expect(stage.delegate.words == ["start", "commit", "fail"])
    #expect(stage.webView.url == url)
  }

  @Test("W236 title is the document's title, and empty after a commit")
  func titleIsEmptyAfterTheCommit() {
    let stage = WebViewStage()
    stage.show(metas: [])
    stage.webView.receive(.document(.titleChanged("One")))
    #expect(stage.webView.title == "One")
    stage.webView.receive(.navigation(.started(WebViewStage.url)))
    stage.webView.receive(.navigation(.committed(WebViewStage.url)))

    #expect(stage.webView.title?.isEmpty == true)
  }

  @Test("W256 HTML without a base URL has the URL about:blank")
  func htmlWithoutABaseURLIsAboutBlank() async {
    let stage = WebViewStage()
    stage.webView.loadHTMLString("<p>", baseURL: nil)
    #expect(stage.webView.url?.absoluteString == "about:blank")
    await stage.webView.idle()

    #expect(stage.engine.page?.commands == [.html("<p>", nil)])
  }

  @Test("W257 the URL of HTML with a base URL is the base URL")
  func htmlHasItsBaseURL() throws {
    let stage = WebViewStage()
    let url = try #require(web)
    stage.webView.loadHTMLString("<p>", baseURL: url)

    #expect(stage.webView.url == url)
  }

  @Test("W246 loadFileURL passes the file and its read access URL to the page")
  func loadFileURLPassesReadAccess() async {
    let stage = WebViewStage()
    let folder = URL(filePath: "/site/", directoryHint: .isDirectory)
    let file = URL(filePath: "/site/pages/a.html")
    stage.webView.loadFileURL(file, allowingReadAccessTo: folder)
    await stage.webView.idle()

    #expect(stage.engine.page?.commands == [.file(file, folder)])
  }

  @Test("W338 loadFileRequest passes the file and its read access URL to the page")
  func loadFileRequestPassesReadAccess() async {
    let stage = WebViewStage()
    let folder = URL(filePath: "/site/", directoryHint: .isDirectory)
    let file = URL(filePath: "/site/pages/a.html")
    let navigation = stage.webView.loadFileRequest(
      URLRequest(url: file), allowingReadAccessTo: folder)
    await stage.webView.idle()
    #expect(stage.engine.page?.commands == [.file(file, folder)])
    stage.webView.receive(.navigation(.started(file)))
    #expect(stage.delegate.navigations == [navigation])
  }

  @Test("W266 reload() loads the current page; W267 without a page it loads nothing")
  func reloadLoadsTheCurrentPage() async {
    let stage = WebViewStage()
    #expect(stage.webView.reload() != nil)
    #expect(!stage.webView.isLoading)
    stage.show(metas: [])
    stage.webView.reload()
    #expect(stage.webView.isLoading)
    await stage.webView.idle()

    #expect(stage.engine.pages.count == 1)
  }

  @Test("W196 of two loads in one run loop turn only the second reaches the page")
  func secondLoadReplacesTheFirst() async throws {
    let stage = WebViewStage()
    let url = try #require(web)
    stage.webView.loadHTMLString("<p>", baseURL: nil)
    stage.webView.load(URLRequest(url: url))
    await stage.webView.idle()

    #expect(stage.engine.page?.commands == [.load(url)])
  }

  @Test("W198 stopLoading() before a load has started cancels it without a callback")
  func stopLoadingBeforeTheStart() async throws {
    let stage = WebViewStage()
    let url = try #require(web)
    stage.webView.load(URLRequest(url: url))
    stage.webView.stopLoading()
    await stage.webView.idle()

    #expect(!stage.webView.isLoading)
    #expect(stage.engine.page?.commands ?? [] == [])
    #expect(stage.delegate.words.isEmpty)
  }

  @Test("a file that the engine cannot read fails with fileDoesNotExist")
  func unreadableFilesFailWithFileDoesNotExist() async throws {
    let stage = WebViewStage()
    stage.webView.load(URLRequest(url: WebViewStage.url))
    await stage.webView.idle()
    let page = try #require(stage.engine.page)
    page.refuse(with: WebEngineError(.fileUnreadable, "No such file."))
    stage.webView.loadFileURL(WebViewStage.url, allowingReadAccessTo: WebViewStage.url)
    await stage.webView.idle()

    #expect(stage.delegate.words.suffix(2) == ["start", "failProvisional"])
    #expect((stage.delegate.errors.first as? URLError)?.code == .fileDoesNotExist)
  }

  @Test("a request keeps its method, header fields and body")
  func requestsKeepMethodFieldsAndBody() async throws {
    let stage = WebViewStage()
    let url = try #require(web)
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.setValue("1", forHTTPHeaderField: "X-One")
    request.httpBody = Data("a=b".utf8)
    stage.webView.load(request)
    await stage.webView.idle()

    #expect(
      stage.engine.page?.commands == [.request(url, "POST", ["X-One": "1"], Data("a=b".utf8))])
  }

  @Test("W328 navigationDelegate is a weak reference")
  func navigationDelegateIsWeak() {
    let webView = WKWebView(frame: .zero)
    do {
      let log = NavigationLog()
      webView.navigationDelegate = log
    }

    #expect(webView.navigationDelegate == nil)
  }
}
