import Foundation
import FoundationNetworking
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("WKWebView · pages that never become quiet")
@MainActor
struct WKWebViewHaltTests {
  private let stage: WebViewStage = WebViewStage()

  /// Shows a page that can be measured, and returns it.
  private func page() async throws -> FakeWebPage {
    stage.webView.load(URLRequest(url: WebViewStage.url))
    await stage.webView.idle()
    let page = try #require(stage.engine.page)
    page.show(
      PageMeasurement(
        safeAreaInsets: .zero, layoutViewport: CGSize(width: 375, height: 646),
        innerSize: CGSize(width: 375, height: 724), contentSize: CGSize(width: 375, height: 3000),
        scrollOffset: .zero, scale: 1, backgroundColor: "rgb(255, 255, 255)"))
    return page
  }

  private func halts(of page: FakeWebPage) -> [Bool] {
    page.commands.compactMap { if case .halt(let isHalted) = $0 { isHalted } else { nil } }
  }

  @Test("a busy page is halted, and goes on with the next wait")
  func busyPagesAreHalted() async throws {
    let page = try await page()
    stage.show(metas: [WebViewStage.plain])
    page.setQuiet(false)

    #expect(try await stage.webView.waitUntilQuiet(timeout: .seconds(60)) == false)
    #expect(halts(of: page) == [true])
    #expect(stage.webView.isPageHalted)

    page.setQuiet(true)
    #expect(try await stage.webView.waitUntilQuiet(timeout: .seconds(60)))
    #expect(halts(of: page) == [true, false])
    #expect(!stage.webView.isPageHalted)
  }

  @Test("a page whose tab is opened after its time is halted as well, and its load is over")
  func latePagesAreHalted() async throws {
    let (opening, open) = AsyncStream.makeStream(of: Void.self)
    let url = WebViewStage.url
    let failure = PageFailure(kind: .cancelled, url: url, detail: "")
    stage.engine.beforeOpening { page in
      // As the engine reports a load that was halted before its request went out.
      page.play(
        whenHalted: .navigation(.started(url)), .navigation(.failedProvisionally(failure)))
      for await _ in opening { break }
    }
    stage.webView.load(URLRequest(url: WebViewStage.url))
    let wait = Task { try await stage.webView.waitUntilQuiet(timeout: .milliseconds(20)) }
    #expect(await eventually { stage.webView.isPageHalted })
    #expect(stage.engine.page == nil)
    open.yield()
    #expect(try await wait.value == false)
    #expect(halts(of: try #require(stage.engine.page)) == [true])
    #expect(!stage.webView.isLoading)
    #expect(stage.delegate.words.last == "failProvisional")
  }

  @Test("a page whose load was cut short never counts as quiet")
  func cutShortLoadsAreNeverQuiet() async throws {
    let page = try await page()
    stage.webView.receive(.navigation(.started(WebViewStage.url)))
    stage.webView.receive(.navigation(.committed(WebViewStage.url)))
    stage.webView.receive(.document(.viewportMetas([])))
    stage.webView.receive(.document(.firstRendering))
    page.play(
      whenHalted: .navigation(
        .failed(PageFailure(kind: .cancelled, url: WebViewStage.url, detail: ""))))
    #expect(try await stage.webView.waitUntilQuiet(timeout: .zero) == false)
    #expect(halts(of: page) == [true])
    #expect(stage.webView.hasDocument)

    #expect(try await stage.webView.waitUntilQuiet(timeout: .seconds(60)) == false)
    #expect(halts(of: page) == [true, false])
  }

  @Test("a rendered document that awaits only style sheets not in use counts as loaded")
  func unusedStyleSheets() async throws {
    let page = try await page()
    stage.webView.receive(.navigation(.started(WebViewStage.url)))
    stage.webView.receive(.navigation(.committed(WebViewStage.url)))
    stage.webView.receive(.document(.viewportMetas([])))
    stage.webView.receive(.document(.firstRendering))
    #expect(try await stage.webView.waitUntilLoaded(timeout: .milliseconds(50)) == false)

    page.awaitOnlyUnusedStyleSheets()
    #expect(try await stage.webView.waitUntilLoaded(timeout: .seconds(60)))
    #expect(stage.webView.isLoading)
  }

  @Test("a document counts once part of it has arrived")
  func documentsCountOncePartlyArrived() {
    stage.webView.receive(.navigation(.started(WebViewStage.url)))
    stage.webView.receive(.navigation(.committed(WebViewStage.url)))
    #expect(!stage.webView.hasDocument)
    stage.webView.receive(.document(.viewportMetas([])))
    #expect(stage.webView.hasDocument)
  }

  @Test("the status of an error page is known until the next document")
  func errorStatusLastsUntilTheNextDocument() {
    stage.webView.receive(.navigation(.started(WebViewStage.url)))
    stage.webView.receive(.navigation(.committed(WebViewStage.url)))
    stage.webView.receive(.document(.errorPage("404 Not Found")))
    #expect(stage.webView.errorStatus == "404 Not Found")
    stage.webView.receive(.navigation(.started(WebViewStage.url)))
    stage.webView.receive(.navigation(.committed(WebViewStage.url)))
    #expect(stage.webView.errorStatus == nil)
  }

  @Test("W226 the termination of the process removes the error status and the problems")
  func terminationsRemoveTheErrorStatus() {
    stage.webView.receive(.navigation(.started(WebViewStage.url)))
    stage.webView.receive(.navigation(.committed(WebViewStage.url)))
    stage.webView.receive(.document(.errorPage("404 Not Found")))
    stage.webView.receive(.document(.viewportMetas([])))
    stage.webView.receive(
      .document(.problem(PageProblem(kind: .script, message: "lost", url: ""))))
    stage.webView.receive(.process(.crashed))
    #expect(stage.webView.errorStatus == nil)
    #expect(stage.webView.problems.isEmpty)
    #expect(!stage.webView.hasDocument)
  }

  @Test("a halted page stays halted when a document is committed, and not when its process ends")
  func haltsEndWithTheProcess() async throws {
    let page = try await page()
    #expect(try await stage.webView.waitUntilQuiet(timeout: .zero) == false)
    #expect(stage.webView.isPageHalted)
    page.play(
      .navigation(.started(WebViewStage.url)), .navigation(.committed(WebViewStage.url)))
    await stage.webView.idle()
    #expect(stage.webView.isPageHalted)
    stage.webView.receive(.process(.crashed))
    #expect(!stage.webView.isPageHalted)
  }

  @Test("a page that accepts no command is lost; one with a long script is not")
  func pagesThatAcceptNoCommandAreLost() async throws {
    let page = try await page()
    stage.show(metas: [WebViewStage.plain])
    let silence = WebEngineError(.timedOut, "The page did not respond within 30 s.")
    page.setResult(of: "slow", to: .failure(.engine(silence)))
    await #expect(throws: WKError.self) {
      _ = try await stage.webView.evaluateJavaScript("slow")
    }
    #expect(stage.webView.engineError == nil)

    page.refuse(with: silence)
    stage.webView.receive(.document(.viewportMetas([WebViewStage.cover])))
    await stage.webView.idle()
    #expect(stage.webView.engineError?.code == .timedOut)
    #expect(stage.delegate.words.last == "terminate")
  }
}
