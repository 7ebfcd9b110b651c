import Foundation
import FoundationNetworking
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("WKUIDelegate · panels")
@MainActor
struct PanelTests {
  /// A delegate of handlers that keeps them.
  private final class Keeper: NSObject, WKUIDelegate {
    var words: [String] = []
    var frames: [WKFrameInfo] = []
    var alert: (@MainActor @Sendable () -> Void)?
    var confirm: (@MainActor @Sendable (Bool) -> Void)?
    var prompt: (@MainActor @Sendable (String?) -> Void)?
    var files: (@MainActor @Sendable ([URL]?) -> Void)?

    func webView(
      _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
      initiatedByFrame frame: WKFrameInfo,
      completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
      words.append("alert \(message)")
      frames.append(frame)
      alert = completionHandler
    }

    func webView(
      _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
      initiatedByFrame frame: WKFrameInfo,
      completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
      words.append("confirm \(message)")
      confirm = completionHandler
    }

    func webView(
      _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
      defaultText: String?, initiatedByFrame frame: WKFrameInfo,
      completionHandler: @escaping @MainActor @Sendable (String?) -> Void
    ) {
      words.append("prompt \(prompt) \(defaultText ?? "nil")")
      self.prompt = completionHandler
    }

    func webView(
      _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
      initiatedByFrame frame: WKFrameInfo,
      completionHandler: @escaping @MainActor @Sendable ([URL]?) -> Void
    ) {
      words.append(
        "files \(parameters.allowsMultipleSelection) \(parameters.allowsDirectories)")
      files = completionHandler
    }

    func webViewDidClose(_ webView: WKWebView) { words.append("close") }
  }

  private final class AsyncResponder: NSObject, WKUIDelegate {
    func webView(
      _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
      initiatedByFrame frame: WKFrameInfo
    ) async -> Bool { true }

    func webView(
      _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
      defaultText: String?, initiatedByFrame frame: WKFrameInfo
    ) async -> String? { defaultText.map { $0 + "!" } }
  }

  private final class Silent: NSObject, WKUIDelegate {}

  private let stage: WebViewStage = WebViewStage()
  private let frame: PageFrame = PageFrame(
    identifier: "F", isMain: false, url: URL(string: "https://example.com/"))

  private func page() async throws -> FakeWebPage {
    stage.webView.load(URLRequest(url: WebViewStage.url))
    await stage.webView.idle()
    return try #require(stage.engine.page)
  }

  private func ask(_ kind: PageDialog.Kind) {
    stage.webView.receive(.dialog(PageDialog(kind: kind, message: "m", frame: frame)))
  }

  private func responses(_ page: FakeWebPage) -> [PageDialog.Response] {
    page.commands.compactMap { if case .dialog(let response) = $0 { response } else { nil } }
  }

  private func response(_ page: FakeWebPage, after count: Int) async -> PageDialog.Response? {
    await eventually { responses(page).count > count }
    return responses(page).count == count + 1 ? responses(page).last : nil
  }

  @Test("W304 without a delegate, or its method, alert returns, confirm is false, prompt is null")
  func panelsWithoutADelegate() async throws {
    let page = try await page()
    let silent = Silent()
    for delegate in [nil, silent] {
      stage.webView.uiDelegate = delegate
      for (kind, response) in [
        (PageDialog.Kind.alert, PageDialog.Response.accept), (.confirm, .dismiss),
        (.prompt("x"), .dismiss),
      ] {
        let count = responses(page).count
        ask(kind)
        #expect(await self.response(page, after: count) == response)
      }
    }
  }

  @Test("W306, W307 the script is resumed when the handler is called, and once")
  func handlersResumeTheScript() async throws {
    let page = try await page()
    let keeper = Keeper()
    stage.webView.uiDelegate = keeper
    ask(.alert)
    ask(.confirm)
    ask(.prompt("d"))
    #expect(keeper.words == ["alert m", "confirm m", "prompt m d"])
    #expect(keeper.frames.first?.request.url?.absoluteString == "https://example.com/")
    #expect(keeper.frames.first?.isMainFrame == false)
    await Task.yield()
    #expect(responses(page).isEmpty)

    keeper.alert?()
    #expect(await response(page, after: 0) == .accept)
    keeper.confirm?(true)
    keeper.confirm?(false)
    #expect(await response(page, after: 1) == .accept)
    keeper.prompt?("text")
    #expect(await response(page, after: 2) == .text("text"))
    #expect(responses(page).count == 3)
  }

  @Test("W306 the async methods are called if the delegate has none with completion handlers")
  func asyncMethodsAreCalled() async throws {
    let page = try await page()
    let delegate = AsyncResponder()
    stage.webView.uiDelegate = delegate
    ask(.confirm)
    #expect(await response(page, after: 0) == .accept)
    ask(.prompt("d"))
    #expect(await response(page, after: 1) == .text("d!"))
  }

  @Test("W306 releasing a completion handler without a call traps")
  func releasingUncalledHandlersTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let webView = WKWebView(frame: .zero)
        let keeper = Keeper()
        webView.uiDelegate = keeper
        let frame = PageFrame(identifier: "F", isMain: true, url: nil)
        webView.receive(.dialog(PageDialog(kind: .confirm, message: "m", frame: frame)))
        keeper.confirm = nil
      }
    }
  }

  @Test("W309 webViewDidClose is called when the page closes its window")
  func closedWindowsCallWebViewDidClose() {
    let keeper = Keeper()
    stage.webView.uiDelegate = keeper
    stage.webView.receive(.process(.closed))
    #expect(keeper.words == ["close"])
  }

  @Test("The delegate chooses the files for a page's file input")
  func delegateChoosesFiles() async throws {
    let page = try await page()
    let keeper = Keeper()
    stage.webView.uiDelegate = keeper
    let request = PageFileRequest(
      element: 1, frame: frame, allowsMultipleSelection: true, allowsDirectories: false)
    stage.webView.receive(.fileRequest(request))
    #expect(keeper.words == ["files true false"])
    let file = URL(filePath: "/tmp/x")
    keeper.files?([file])
    #expect(await eventually { page.commands.last == .files([file]) })
  }

  @Test("W328 the delegate is held weakly")
  func delegateIsHeldWeakly() {
    stage.webView.uiDelegate = Silent()
    #expect(stage.webView.uiDelegate == nil)
  }
}
