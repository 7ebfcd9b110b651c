import ChromiumEngine
import DeviceCatalog
import Foundation
import Simulator
import Testing
import UIKit
import WebEngine
import WebKit

@testable import PageHosts

/// A page in an app on a device, with touches on its screen.
@Suite("A page on the device", .serialized) @MainActor
struct PageOnDeviceTests {
  private static let start = PageOnDevice.start

  private func show(
    _ html: String, _ work: (Simulator, WKWebView) async throws -> Void
  ) async throws {
    try await PageOnDevice.show(html, work)
  }

  /// Returns whether a condition is met within about four seconds.
  private func eventually(_ isTrue: () async throws -> Bool) async throws -> Bool {
    for _ in 0..<200 {
      if try await isTrue() { return true }
      try await Task.sleep(for: .milliseconds(20))
    }
    return false
  }

  @Test("A tap clicks the element under it, a long press and a drag do not (S4.34)")
  func tapsClickTheElementUnderThem() async throws {
    try await show(
      """
      <p id=p style="height:4000px;margin:0"><script>log = [];
      for (const n of ['touchstart', 'click']) addEventListener(n, e =>
        log.push(n + Math.round(e.clientY ?? e.touches[0].clientY)));</script>
      """
    ) { simulator, webView in
      @MainActor func log() async throws -> String? {
        await webView.idle()
        return try await webView.evaluateJavaScript("log.splice(0).join()") as? String
      }
      // The status bar's 44 points lie above the page.
      simulator.tap(at: CGPoint(x: 100, y: 244))
      let afterTap = try await log()
      simulator.press(at: CGPoint(x: 100, y: 244), duration: 1)
      let afterPress = try await log()
      simulator.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300), rest: 0.3)
      let afterDrag = try await log()
      #expect(afterTap == "touchstart200,click200")
      #expect(afterPress == "touchstart200")
      // The page receives a drag's touch events, but no click.
      #expect(afterDrag == "touchstart556")
    }
  }

  /// A delegate that evaluates a script in the page before it allows a link.
  private final class Asking: NSObject, WKNavigationDelegate {
    var seen: [String] = []

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
      guard navigationAction.navigationType == .linkActivated else { return .allow }
      let title = try? await webView.evaluateJavaScript("document.title")
      seen.append(title as? String ?? "nothing")
      return .allow
    }
  }

  @Test(
    "W174: a delegate can evaluate a script before its policy decision, while the device rotates")
  func evaluatingBeforeThePolicyDecision() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("old.html")
    let pages = [
      "old": "<title>Old</title><a id=a href=new.html>x</a>", "new": "<title>New</title>",
    ]
    for (name, html) in pages {
      try (Self.start + html).write(
        to: folder.appendingPathComponent(name + ".html"), atomically: true, encoding: .utf8)
    }
    try await show("") { simulator, webView in
      let delegate = Asking()
      webView.navigationDelegate = delegate
      webView.loadFileURL(file, allowingReadAccessTo: folder)
      #expect(try await webView.waitUntilQuiet(timeout: .seconds(60)))
      _ = try await webView.evaluateJavaScript("a.click()")
      simulator.rotate(to: .landscapeRight)
      #expect(try await eventually { webView.title == "New" })
      #expect(delegate.seen == ["Old"])
      #expect(try await webView.waitUntilQuiet(timeout: .seconds(60)))
      #expect(try await webView.evaluateJavaScript("innerWidth") as? Int == 812 - 2 * 44)
      #expect(webView.backForwardList.backList.last?.url == file)
    }
  }

  @Test("W154 W155: a drag scrolls the page, a script the view; fixed elements stay in place")
  func dragsScrollThePage() async throws {
    try await show(
      "<i id=bar style='position:fixed;top:0;left:0;width:320px;height:50px'></i>"
        + "<p style='height:4000px;margin:0'>"
    ) { simulator, webView in
      simulator.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300), rest: 0.3)
      simulator.settle()
      let offset = webView.scrollView.contentOffset.y
      #expect(offset > 200)
      await webView.idle()
      let place = try #require(try await webView.evaluateJavaScript("scrollY") as? Double)
      #expect(abs(place - offset - 44) < 0.5)

      _ = try await webView.evaluateJavaScript("scrollTo(0, 1000); 0")
      let follows = try await eventually { webView.scrollView.contentOffset.y == 956 }
      #expect(follows)
      let bar =
        try await webView.evaluateJavaScript(
          "(b => [b.x, b.y, b.width, b.height].join())(bar.getBoundingClientRect())") as? String
      #expect(bar == "0,0,320,50")

      webView.scrollView.setContentOffset(CGPoint(x: 0, y: 1956), animated: true)
      simulator.settle()
      await webView.idle()
      let end = try await webView.evaluateJavaScript("scrollY") as? Double
      #expect(end == 2000)
    }
  }

  @Test("A tapped field shows the keyboard and receives typed text (W67)")
  func tappedFieldsShowTheKeyboard() async throws {
    try await show("<input id=field style='display:block;width:300px;height:100px'>") {
      simulator, webView in
      #expect(simulator.keyboardFrame == nil)
      simulator.tap(at: CGPoint(x: 100, y: 94))
      await webView.idle()
      let comes = try await eventually { simulator.keyboardFrame != nil }
      #expect(comes)
      simulator.type("Hello")
      await webView.idle()
      let text = try await webView.evaluateJavaScript("field.value") as? String
      #expect(text == "Hello")
      simulator.hideKeyboard()
      #expect(simulator.keyboardFrame == nil)
      await webView.idle()
      let focused =
        try await webView.evaluateJavaScript("document.activeElement.localName") as? String
      #expect(focused == "body")
    }
  }

  @Test("W158: a rotation of the device resizes the page twice, to its new size")
  func rotationResizesThePageTwice() async throws {
    try await show(
      "<p style='height:4000px'><script>sizes = []; visualViewport.onresize = () => "
        + "sizes.push(innerWidth + 'x' + innerHeight + '@' + visualViewport.scale)</script>"
    ) { simulator, webView in
      _ = try await webView.evaluateJavaScript("sizes.length = 0")
      simulator.rotate(to: .landscapeRight)
      let isQuiet = try await webView.waitUntilQuiet(timeout: .seconds(30))
      #expect(isQuiet)
      let sizes = try await webView.evaluateJavaScript("sizes") as? [String]
      #expect(sizes?.count == 2, "\(sizes ?? [])")
      // 812 less 44 at either side; the height has no bar above it.
      #expect(sizes?.last == "724x375@1")
    }
  }

  @Test("W67 W68 W73, W71 in part: the keyboard changes the insets, not the page's viewport")
  func keyboardInset() async throws {
    try await show(
      "<p style='height:700px;margin:0'></p><input id=field style='display:block;height:60px'>"
        + "<p style='height:2000px'></p>"
    ) { simulator, webView in
      let before = webView.scrollView.adjustedContentInset
      let height = try await webView.evaluateJavaScript("innerHeight") as? Double
      // A keyboard that the page did not show does not change its insets.
      simulator.showKeyboard()
      #expect(webView.scrollView.adjustedContentInset == before)
      simulator.hideKeyboard()

      webView.scrollView.contentOffset.y = 300
      await webView.idle()
      simulator.tap(at: CGPoint(x: 50, y: 430))
      await webView.idle()
      let comes = try await eventually { simulator.keyboardFrame != nil }
      #expect(comes)
      let keyboard = try #require(simulator.keyboardFrame)
      #expect(webView.scrollView.contentInset == .zero)
      #expect(webView.scrollView.adjustedContentInset.bottom == keyboard.height)
      #expect(webView.scrollView.adjustedContentInset.top == before.top)
      let heightThen = try await webView.evaluateJavaScript("innerHeight") as? Double
      #expect(heightThen == height)

      simulator.hideKeyboard()
      #expect(webView.scrollView.adjustedContentInset == before)
    }
  }

  @Test("W76: env() follows the safe area of a device that rotates")
  func envFollowsTheRotatedSafeArea() async throws {
    try await show(
      "<meta name=viewport content='width=device-width, viewport-fit=cover'>"
        + "<p style='height:3000px'>"
    ) { simulator, webView in
      simulator.rotate(to: .landscapeRight)
      let isQuiet = try await webView.waitUntilQuiet(timeout: .seconds(30))
      #expect(isQuiet)
      let insets = try await webView.measure().safeAreaInsets
      #expect(insets.top == 0)
      #expect(insets.left == 44)
      #expect(insets.bottom == 21)
      #expect(insets.right == 44)
    }
  }

  @Test("W95: a pinch zooms the page, whose scale is the scroll view's")
  func pinchesZoomThePage() async throws {
    try await show("<p style='height:3000px'>") { simulator, webView in
      simulator.pinch(at: CGPoint(x: 180, y: 400), from: 60, to: 130)
      simulator.settle()
      let scale = webView.scrollView.zoomScale
      #expect(scale > 1.5)
      _ = try await webView.waitUntilQuiet(timeout: .seconds(30))
      let inside = try await webView.evaluateJavaScript("visualViewport.scale") as? Double
      #expect(abs((inside ?? 0) - scale) < 0.01)
    }
  }
}
