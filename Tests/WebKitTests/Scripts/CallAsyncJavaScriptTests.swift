import Foundation
import FoundationNetworking
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("callAsyncJavaScript, frames and worlds")
@MainActor
struct CallAsyncJavaScriptTests {
  private let stage: WebViewStage = WebViewStage()

  private func page() async throws -> FakeWebPage {
    stage.webView.load(URLRequest(url: WebViewStage.url))
    await stage.webView.idle()
    return try #require(stage.engine.page)
  }

  private func calls(of page: FakeWebPage) -> [ScriptCall] {
    page.commands.compactMap { if case .call(let call) = $0 { call } else { nil } }
  }

  @Test("W299 numbers, strings, dates, null, arrays and dictionaries are valid arguments")
  func argumentsKeepTheirTypes() async throws {
    let page = try await page()
    let date = Date(timeIntervalSince1970: 9)
    let optional: Int? = nil
    _ = try await stage.webView.callAsyncJavaScript(
      "return a",
      arguments: [
        "a": 1, "b": true, "c": NSNumber(value: false), "d": NSNumber(value: 2.5), "e": "x",
        "f": NSNull(), "g": date, "h": [1, "y", NSNull()], "i": ["k": ["l": 3]],
        "j": NSArray(array: [NSString(string: "z")]), "k": optional as Any, "l": CGFloat(0.5),
        "m": Int8(1), "n": NSDictionary(dictionary: ["q": 1]),
      ], contentWorld: .page)

    let values: [String: ScriptValue] = [
      "a": .number(1), "b": .bool(true), "c": .bool(false), "d": .number(2.5), "e": .string("x"),
      "f": .null, "g": .date(date), "h": .array([.number(1), .string("y"), .null]),
      "i": .object(["k": .object(["l": .number(3)])]), "j": .array([.string("z")]), "k": .null,
      "l": .number(0.5), "m": .number(1), "n": .object(["q": .number(1)]),
    ]
    #expect(
      calls(of: page) == [ScriptCall(source: "return a", form: .asyncBody(values), world: .page)])
  }

  @Test("W299 unsupported arguments fail asynchronously with error 4 and run no script")
  func unsupportedArgumentsFail() async throws {
    let page = try await page()
    let bad: [[String: Any]] = [
      ["a": NSObject()], ["a": [URL(filePath: "/")]], ["a": NSDictionary(dictionary: [1: "x"])],
    ]
    for arguments in bad {
      var isCalled = false
      let error: WKError? = await withCheckedContinuation { done in
        stage.webView.callAsyncJavaScript("return 1", arguments: arguments, in: nil, in: .page) {
          result in
          isCalled = true
          if case .failure(let error) = result {
            done.resume(returning: error as? WKError)
          } else {
            done.resume(returning: nil)
          }
        }
        #expect(!isCalled)
      }
      #expect(error?.code == .javaScriptExceptionOccurred)
    }
    #expect(calls(of: page).isEmpty)
  }

  @Test("W291 each content world has its own globals; the same name is the same world")
  func eachWorldHasItsGlobals() async throws {
    let page = try await page()
    #expect(WKContentWorld.world(name: "a") === WKContentWorld.world(name: "a"))
    #expect(WKContentWorld.world(name: "a") !== WKContentWorld.world(name: "b"))
    #expect(WKContentWorld.page === WKContentWorld.page)
    #expect(WKContentWorld.world(name: "a").name == "a")
    #expect(WKContentWorld.page.name == nil && WKContentWorld.defaultClient.name == nil)

    for world in [WKContentWorld.defaultClient, .world(name: "a")] {
      _ = try await stage.webView.evaluateJavaScript("1", contentWorld: world)
    }
    #expect(calls(of: page).map(\.world) == [.client, .named("a")])
  }

  @Test("W297 a script runs in the specified frame")
  func scriptsRunInTheSpecifiedFrame() async throws {
    let page = try await page()
    let frame = WKFrameInfo(
      PageFrame(identifier: "F", isMain: false, url: nil), in: stage.webView)
    let main = WKFrameInfo(PageFrame(identifier: "M", isMain: true, url: nil), in: stage.webView)
    _ = try await stage.webView.evaluateJavaScript("1", in: frame, contentWorld: .page)
    _ = try await stage.webView.evaluateJavaScript("1", in: main, contentWorld: .defaultClient)

    #expect(calls(of: page).map(\.frame) == ["F", nil])
  }

  @Test("W300 a handler may be nil, and undefined is an empty optional in a result")
  func handlersMayBeNil() async throws {
    let page = try await page()
    stage.webView.evaluateJavaScript("void 0", in: nil, in: .page)
    stage.webView.callAsyncJavaScript("return 1", in: nil, in: .page)
    let isNil: Bool = await withCheckedContinuation { done in
      stage.webView.evaluateJavaScript("void 0", in: nil, in: .page) { result in
        let value = try? result.get()
        done.resume(returning: value.map { $0 as Any? == nil || "\($0)" == "nil" } ?? false)
      }
    }
    #expect(isNil)
    #expect(page.commands.count { $0 == .evaluate("void 0") } == 2)
  }

  @Test("W301, W329 a waiting handler receives error 3 when the web view is deallocated")
  func waitingHandlersFailAfterDeallocation() async throws {
    let engine = FakeWebEngine()
    WebKitEnvironment.current = WebKitEnvironment(engine: engine) { _ in throw CancellationError() }
    var webView: WKWebView? = WKWebView(frame: .zero)
    WebKitEnvironment.current = nil
    webView?.load(URLRequest(url: WebViewStage.url))
    await webView?.idle()
    engine.page?.keepScriptsWaiting()
    let error: WKError? = await withCheckedContinuation { done in
      webView?.evaluateJavaScript("x") { _, error in done.resume(returning: error as? WKError) }
      Task {
        await webView?.idle()
        webView = nil
      }
    }
    #expect(error?.code == .webViewInvalidated)
  }

  @Test("A waiting script does not block later commands")
  func waitingScriptsDoNotBlock() async throws {
    let page = try await page()
    page.keepScriptsWaiting()
    stage.webView.callAsyncJavaScript("await never", in: nil, in: .page)
    stage.webView.load(URLRequest(url: WebViewStage.url))
    await stage.webView.idle()
    #expect(
      page.commands.count {
        $0 == .load(WebViewStage.url) || $0 == .file(WebViewStage.url, URL(filePath: "/"))
      } == 2)
  }
}
