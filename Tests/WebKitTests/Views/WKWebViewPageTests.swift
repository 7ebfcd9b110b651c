import Foundation
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("WKWebView · commands to the page and events from it")
@MainActor
struct WKWebViewPageTests {
  private func begin(_ stage: WebViewStage) async throws -> FakeWebPage {
    stage.webView.load(URLRequest(url: WebViewStage.url))
    await stage.webView.idle()
    return try #require(stage.engine.page)
  }

  @Test("a page is opened with the viewport of a view that nothing was rendered in")
  func pagesOpenWithTheViewsViewport() async throws {
    let stage = WebViewStage()
    let page = try await begin(stage)

    #expect(page.configuration.viewport.safeAreaInsets == .zero)
    #expect(page.configuration.viewport.layoutSize.width == 980)
    #expect(
      page.commands == [
        .file(WebViewStage.url, WebViewStage.url.deletingLastPathComponent())
      ])
  }

  @Test("every report of viewport metas is followed by a viewport")
  func viewportFollowsEveryMetaReport() async throws {
    let stage = WebViewStage()
    let page = try await begin(stage)
    stage.show(metas: [WebViewStage.cover])
    await stage.webView.idle()
    let count = page.viewports.count
    stage.webView.receive(.document(.viewportMetas([WebViewStage.cover])))
    await stage.webView.idle()

    #expect(page.viewports.count == count + 1)
    #expect(page.viewports.last?.safeAreaInsets.top == 88)
  }

  @Test("W81 equal numbers are not sent again")
  func equalNumbersAreNotSentAgain() async throws {
    let stage = WebViewStage()
    let page = try await begin(stage)
    stage.show(metas: [WebViewStage.plain])
    await stage.webView.idle()
    let count = page.viewports.count
    stage.webView.setNeedsLayout()
    stage.webView.layoutIfNeeded()
    await stage.webView.idle()

    #expect(page.viewports.count == count)
  }

  @Test("light and dark reach the page with the next layout")
  func lightAndDarkReachThePage() async throws {
    let stage = WebViewStage()
    let page = try await begin(stage)
    stage.show(metas: [WebViewStage.plain])
    #expect(!page.configuration.viewport.isDark)
    for (style, isDark) in [(UIUserInterfaceStyle.dark, true), (.light, false)] {
      stage.webView.overrideUserInterfaceStyle = style
      stage.webView.layoutIfNeeded()
      await stage.webView.idle()
      #expect(page.viewports.last?.isDark == isDark)
    }
  }

  @Test("W47 a new safe area reaches a cover page with the next layout")
  func safeAreaReachesCoverPages() async throws {
    let stage = WebViewStage()
    let page = try await begin(stage)
    stage.show(metas: [WebViewStage.cover])
    stage.parent.insets.top = 44
    stage.parent.layoutIfNeeded()
    await stage.webView.idle()

    #expect(page.viewports.last?.safeAreaInsets.top == 44)
  }

  @Test("W155 moving the scroll view scrolls the page, W154 by the obscured inset")
  func scrollViewScrollsThePage() async throws {
    let stage = WebViewStage()
    let page = try await begin(stage)
    stage.show(metas: [WebViewStage.plain])
    stage.scrollView.contentOffset = CGPoint(x: 0, y: 412)
    await stage.webView.idle()

    #expect(page.commands.last == .scroll(CGPoint(x: 0, y: 500)))
  }

  @Test("W154 a page that scrolls itself moves the scroll view")
  func pageScrollsMoveTheScrollView() async throws {
    let stage = WebViewStage()
    let page = try await begin(stage)
    stage.show(metas: [WebViewStage.plain])
    page.show(stage.measurement(scroll: 300))
    _ = try await stage.webView.measure()

    #expect(stage.scrollView.contentOffset.y == 212)
    #expect(!page.commands.contains(.scroll(CGPoint(x: 0, y: 300))))
  }

  @Test("a capture is of the visible rectangle, in coordinates of the page")
  func capturesAreOfTheVisibleRectangle() async throws {
    let stage = WebViewStage()
    let page = try await begin(stage)
    stage.show(metas: [WebViewStage.plain])
    stage.scrollView.contentOffset = CGPoint(x: 0, y: 412)
    let piece = PagePiece(
      frame: CGRect(x: 0, y: -88, width: 375, height: 812), png: Data([1, 2, 3]))
    page.show(stage.measurement(scroll: 500), pieces: [piece])
    try await stage.webView.snapshotPage()

    #expect(page.commands.last == .capture(CGRect(x: 0, y: -88, width: 375, height: 812)))
    let layer = try #require(stage.webView.contentView.layer.sublayers?.first)
    #expect(layer.frame == CGRect(x: 0, y: 412, width: 375, height: 812))
  }

  @Test("the view follows a page that the engine shows at another scale")
  func viewFollowsThePagesScale() async throws {
    let stage = WebViewStage()
    let page = try await begin(stage)
    let wide = CGSize(width: 1000, height: 3000)
    stage.show(metas: ["width=device-width"], size: wide)
    #expect(stage.scrollView.contentSize == CGSize(width: 375, height: 1125))
    var measurement = stage.measurement(scroll: 0)
    measurement.contentSize = wide
    page.show(measurement)
    _ = try await stage.webView.measure()

    #expect(stage.scrollView.contentSize == wide)
  }

  @Test("the color beyond the page is the page's, until the app sets one (W152)")
  func colorBeyondThePageIsThePages() async throws {
    let stage = WebViewStage()
    let page = try await begin(stage)
    stage.show(metas: [WebViewStage.plain])
    page.show(stage.measurement(scroll: 0))
    _ = try await stage.webView.measure()
    let own = UIColor(red: 10.0 / 255, green: 20.0 / 255, blue: 30.0 / 255, alpha: 1)
    #expect(stage.scrollView.backgroundColor == own)
    stage.webView.underPageBackgroundColor = .black

    #expect(stage.scrollView.backgroundColor == .black)
  }

  @Test("W88, W91 a page no taller than its layout loses the bottom strip of innerHeight")
  func shortPagesLoseTheBottomStrip() {
    let stage = WebViewStage()
    stage.show(metas: [WebViewStage.plain], size: CGSize(width: 375, height: 100))

    #expect(stage.webView.pageViewport.unobscuredSize.height == 646)
  }

  @Test("a terminated engine sets engineError, calls the delegate and ends waitUntilQuiet")
  func terminatedEnginesSetEngineError() async throws {
    let stage = WebViewStage()
    stage.engine.refuse(with: WebEngineError(.engineTerminated, "It ended."))
    stage.webView.load(URLRequest(url: WebViewStage.url))

    await #expect(throws: WebEngineError.self) {
      _ = try await stage.webView.waitUntilQuiet(timeout: .seconds(10))
    }
    #expect(stage.delegate.words == ["terminate"])
    #expect(stage.webView.engineError?.code == .engineTerminated)
  }

  @Test("waitUntilQuiet ends when the page is loaded, rendered and settled")
  func quietComesWhenThePageIsLoaded() async throws {
    let stage = WebViewStage()
    let page = try await begin(stage)
    page.show(stage.measurement(scroll: 0))
    page.play(
      .navigation(.started(WebViewStage.url)), .navigation(.committed(WebViewStage.url)),
      .document(.viewportMetas([WebViewStage.plain])), .document(.firstRendering),
      .navigation(.finished))
    let isQuiet = try await stage.webView.waitUntilQuiet(timeout: .seconds(60))

    #expect(isQuiet)
    #expect(stage.delegate.words == ["start", "commit", "finish"])
    #expect(stage.scrollView.contentOffset.y == -88)
  }

  @Test("themeColor and the top color are the page's; after scrolling the last top color is kept")
  func themeColorIsThePages() async throws {
    let stage = WebViewStage()
    let page = try await begin(stage)
    stage.show(metas: [WebViewStage.plain])
    #expect(stage.webView.themeColor == nil)

    var numbers = stage.measurement(scroll: 0)
    numbers.themeColor = "rgb(255, 0, 0)"
    numbers.topColor = "rgb(0, 0, 255)"
    numbers.fixedBottomColor = "rgb(0, 255, 0)"
    page.show(numbers)
    _ = try await stage.webView.measure()
    #expect(stage.webView.themeColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(stage.webView.sampledPageTopColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))

    #expect(stage.webView.sampledTopFixedPositionContentColor == nil)
    #expect(
      stage.webView.sampledBottomFixedPositionContentColor
        == UIColor(red: 0, green: 1, blue: 0, alpha: 1))

    numbers.scrollOffset.y = 300
    numbers.topColor = nil
    page.show(numbers)
    _ = try await stage.webView.measure()
    #expect(stage.webView.sampledPageTopColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))

    stage.webView.receive(.navigation(.committed(WebViewStage.url)))
    #expect(stage.webView.themeColor == nil)
    #expect(stage.webView.sampledPageTopColor == nil)
    #expect(stage.webView.sampledBottomFixedPositionContentColor == nil)
  }

  @Test("a page that never finishes is not quiet after the timeout")
  func endlessPagesAreNotQuiet() async throws {
    let stage = WebViewStage()
    let page = try await begin(stage)
    page.play(.navigation(.started(WebViewStage.url)))

    #expect(try await stage.webView.waitUntilQuiet(timeout: .zero) == false)
  }
}

extension WebViewStage {
  /// Returns the measurement of a page that is 3000 pixels tall.
  func measurement(scroll: CGFloat) -> PageMeasurement {
    PageMeasurement(
      safeAreaInsets: .zero, layoutViewport: CGSize(width: 375, height: 646),
      innerSize: CGSize(width: 375, height: 724), contentSize: CGSize(width: 375, height: 3000),
      scrollOffset: CGPoint(x: 0, y: scroll), scale: 1, backgroundColor: "rgb(10, 20, 30)")
  }
}
