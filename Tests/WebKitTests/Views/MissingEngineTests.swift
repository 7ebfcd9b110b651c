import Foundation
import FoundationNetworking
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("A web view without an engine")
@MainActor
struct MissingEngineTests {
  private let delegate: NavigationLog = NavigationLog()

  private func viewWithoutEngine() -> WKWebView {
    WebViewStage.bootPhoneIfNeeded()
    WebKitEnvironment.current = nil
    let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    webView.navigationDelegate = delegate
    return webView
  }

  @Test("a load fails with an error and one log line that name the missing engine")
  func loadsNameTheMissingEngine() async throws {
    let report = Runtime.report
    var lines: [String] = []
    Runtime.report = { lines.append($0) }
    defer { Runtime.report = report }
    let webView = viewWithoutEngine()
    let url = try #require(URL(string: "http://example.com/"))
    let navigation = try #require(webView.load(URLRequest(url: url)))
    await eventually { !delegate.errors.isEmpty }
    #expect(delegate.words == ["start", "failProvisional"])
    #expect(delegate.navigations == [navigation, navigation])
    let error = try #require(delegate.errors.first)
    #expect(
      error.localizedDescription == """
        http://example.com/ was not loaded: no web engine is connected. Boot the device with one, as \
        in Simulator(device, engine: ChromiumEngine()), and add the product ChromiumEngine to the target.
        """)
    #expect(!webView.isLoading && webView.url == nil)
    webView.loadHTMLString("<p>x", baseURL: nil)
    await eventually { delegate.errors.count == 2 }
    #expect(lines == ["[WKWebView] \(error.localizedDescription)"])
    await #expect(throws: WebEngineError.self) {
      _ = try await webView.waitUntilQuiet(timeout: .seconds(10))
    }
  }

  @Test("where the engine cannot be started, a load fails with the engine's own advice")
  func unstartableEnginesFailTheLoad() async throws {
    let stage = WebViewStage()
    stage.engine.refuse(
      with: WebEngineError(.notInstalled, "Chromium is not there.", advice: "Install it."))
    stage.webView.load(URLRequest(url: WebViewStage.url))
    await #expect(throws: WebEngineError.self) {
      _ = try await stage.webView.waitUntilQuiet(timeout: .seconds(10))
    }
    #expect(stage.delegate.words == ["start", "failProvisional"])
    #expect(
      stage.delegate.errors.first?.localizedDescription == "Chromium is not there. Install it.")
    #expect(stage.webView.engineError?.code == .notInstalled)
  }

  @Test("a web view created without an engine uses the engine connected at its first load")
  func firstLoadUsesAConnectedEngine() async throws {
    let webView = viewWithoutEngine()
    let engine = FakeWebEngine()
    WebKitEnvironment.current = WebKitEnvironment(engine: engine) { _ in throw CancellationError() }
    defer { WebKitEnvironment.current = nil }
    webView.load(URLRequest(url: WebViewStage.url))
    await webView.idle()
    #expect(engine.pages.count == 1)
    #expect(delegate.errors.isEmpty)
  }

  @Test("a script fails with an error that names the missing engine")
  func scriptsNameTheMissingEngine() async throws {
    let error = await #expect(throws: (any Error).self) {
      _ = try await viewWithoutEngine().evaluateJavaScript("1")
    }
    #expect(error.map { "\($0)" }?.contains("engine: ChromiumEngine()") == true)
  }
}
