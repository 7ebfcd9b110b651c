import Foundation
import FoundationNetworking
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("A page whose process terminated is reloaded")
@MainActor
struct RecoveryTests {
  /// A delegate that does nothing about an end.
  private final class Indifferent: NSObject, WKNavigationDelegate {}

  /// A web view in the window of a device that this process alone has.
  @MainActor
  private struct Stage {
    let stage: WebViewStage = WebViewStage()
    let window: UIWindow
    let indifferent: Indifferent = Indifferent()

    init() {
      let geometry = ScreenGeometry(
        size: WebViewStage.phone, safeAreaInsets: .zero, statusBarHeight: 20,
        horizontalSizeClass: .compact, verticalSizeClass: .regular, sensorHousing: .none)
      window = UIWindow(
        windowScene: Runtime.boot(
          DeviceDescription(
            name: "phone", idiom: .phone, scale: 2, portrait: geometry, landscape: geometry,
            hasHomeIndicator: false, system: SystemVersion(major: 18))))
    }

    /// Shows a page and ends its process.
    func showAndEnd() async {
      stage.webView.load(URLRequest(url: WebViewStage.url))
      await stage.webView.idle()
      stage.show(metas: [])
      stage.webView.receive(.process(.crashed))
      await stage.webView.idle()
    }

    var reloads: Int {
      let folder = WebViewStage.url.deletingLastPathComponent()
      let commands = stage.engine.pages.flatMap(\.commands)
      return commands.count { $0 == .file(WebViewStage.url, folder) } - 1
    }
  }

  @Test("W225 without the delegate's method a visible page is reloaded once")
  func terminationsReloadVisiblePages() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let own = Stage()
      let webView = own.stage.webView
      own.window.addSubview(own.stage.parent)
      webView.navigationDelegate = own.indifferent
      await own.showAndEnd()
      #expect(own.reloads == 1)
      #expect(webView.url == WebViewStage.url)
      #expect(webView.isLoading)
      // After a second termination in a row the app has to reload.
      own.stage.show(metas: [])
      webView.receive(.process(.crashed))
      await webView.idle()
      #expect(own.reloads == 1)
      #expect(webView.url == nil)
    }
  }

  @Test("W225 webViewWebContentProcessDidTerminate is called in place of a reload")
  func delegateMethodReplacesTheReload() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let own = Stage()
      own.window.addSubview(own.stage.parent)
      await own.showAndEnd()
      #expect(own.stage.delegate.words.last == "terminate")
      #expect(own.reloads == 0)
    }
  }

  @Test("W225 a hidden view is reloaded when it becomes visible")
  func hiddenViewsReloadWhenVisible() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let own = Stage()
      let webView = own.stage.webView
      webView.navigationDelegate = nil
      await own.showAndEnd()
      #expect(own.reloads == 0)
      webView.isHidden = true
      own.window.addSubview(own.stage.parent)
      await webView.idle()
      #expect(own.reloads == 0)
      webView.isHidden = false
      await webView.idle()
      #expect(own.reloads == 1)
    }
  }

  @Test("No reload is tried if the engine cannot be started")
  func noReloadWithoutAnEngine() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let own = Stage()
      let webView = own.stage.webView
      own.window.addSubview(own.stage.parent)
      webView.navigationDelegate = nil
      webView.load(URLRequest(url: WebViewStage.url))
      await webView.idle()
      own.stage.show(metas: [])
      webView.pageWasLost(WebEngineError(.startFailed, "no"))
      await webView.idle()
      #expect(own.reloads == 0)
    }
  }

  @Test("W225 terminations no longer count 30 seconds after a finished load")
  func terminationsExpireAfter30Seconds() {
    var recovery = Recovery()
    let start = ContinuousClock.now
    var responses = [recovery.terminated(at: start)]
    recovery.finished(at: start)
    responses.append(recovery.terminated(at: start + .seconds(29)))
    recovery.finished(at: start + .seconds(30))
    responses.append(recovery.terminated(at: start + .seconds(60)))
    responses.append(recovery.terminated(at: start + .seconds(600)))
    #expect(responses == [true, false, true, false])
  }
}
