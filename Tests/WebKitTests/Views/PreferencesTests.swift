import Foundation
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("Page preferences: JavaScript and content mode")
@MainActor
struct PreferencesTests {
  init() { WebViewStage.bootPhoneIfNeeded() }

  private func view(
    _ engine: FakeWebEngine, _ configure: (WKWebViewConfiguration) -> Void
  ) -> WKWebView {
    let configuration = WKWebViewConfiguration()
    configure(configuration)
    WebKitEnvironment.current = WebKitEnvironment(engine: engine) { _ in throw CancellationError() }
    defer { WebKitEnvironment.current = nil }
    return WKWebView(frame: .zero, configuration: configuration)
  }

  @Test("Pages run their scripts unless the app disables JavaScript")
  func pagesRunScriptsUnlessDisabled() async {
    let usual = FakeWebEngine()
    let webView = view(usual) { _ in }
    webView.loadHTMLString("", baseURL: nil)
    await webView.idle()
    #expect(usual.page?.commands.contains(.runsScripts(false)) == false)

    let engine = FakeWebEngine()
    let silent = view(engine) { $0.defaultWebpagePreferences.allowsContentJavaScript = false }
    silent.loadHTMLString("", baseURL: nil)
    await silent.idle()
    #expect(engine.page?.commands.first == .runsScripts(false))
  }

  @Test("The preferred content mode determines the user agent")
  func contentModeDeterminesTheUserAgent() {
    #expect(view(FakeWebEngine()) { _ in }.userAgent.contains("iPhone"))
    let desk = view(FakeWebEngine()) {
      $0.defaultWebpagePreferences.preferredContentMode = .desktop
    }
    #expect(desk.userAgent.contains("Macintosh"))
    #expect(desk.configuration.defaultWebpagePreferences.preferredContentMode == .desktop)
  }
}
