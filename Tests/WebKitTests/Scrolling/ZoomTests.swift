import Foundation
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("Pages are zoomed by gestures, by the app, and in their layout")
@MainActor
struct ZoomTests {
  @Test("W95, W104, W135 a zoom changes the page's scale and no viewport unit")
  func zoomsChangeNoViewportUnit() {
    let stage = WebViewStage()
    stage.show(metas: [WebViewStage.plain])
    let before = stage.webView.pageViewport
    stage.scrollView.zoomScale = 2
    let after = stage.webView.pageViewport

    #expect(stage.scrollView.zoomScale == 2)
    #expect(after.scale == 2)
    #expect(stage.scrollView.contentSize == CGSize(width: 750, height: 6000))
    #expect(after.unitSize == before.unitSize)
    #expect(after.smallUnitSize == before.smallUnitSize)
    #expect(after.largeUnitSize == before.largeUnitSize)
    #expect(after.layoutSize == before.layoutSize)
  }

  @Test("W135 a zoom stays within the page's limits, and the middle stays the middle")
  func zoomsStayWithinThePagesLimits() {
    let stage = WebViewStage(safeArea: .zero)
    stage.show(metas: [WebViewStage.plain + ", maximum-scale=3"])
    stage.scrollView.contentOffset = CGPoint(x: 0, y: 594)
    stage.scrollView.setZoomScale(9, animated: false)

    #expect(stage.scrollView.zoomScale == 3)
    // The middle was at 1000 of the page, which is 3000 of the content.
    #expect(abs(stage.scrollView.contentOffset.y - (3000 - 406)) < 0.001)
  }

  @Test("A commit and the termination of the process restore the page's own scale")
  func commitsAndTerminationsRestoreTheScale() {
    let stage = WebViewStage()
    stage.show(metas: [WebViewStage.plain])
    stage.scrollView.zoomScale = 2
    stage.show(metas: [WebViewStage.plain])
    #expect(stage.scrollView.zoomScale == 1)

    stage.scrollView.zoomScale = 2
    stage.webView.receive(.process(.crashed))
    #expect(stage.scrollView.zoomScale != 2)
  }

  @Test("W322 pageZoom enlarges CSS pixels and is independent of zoomScale")
  func pageZoomEnlargesCSSPixels() {
    let stage = WebViewStage()
    #expect(stage.webView.pageZoom == 1)
    stage.show(metas: [WebViewStage.plain])
    stage.webView.pageZoom = 2
    stage.webView.layoutIfNeeded()
    let viewport = stage.webView.pageViewport

    #expect(stage.scrollView.zoomScale == 1)
    #expect(viewport.scale == 2)
    #expect(viewport.layoutSize == CGSize(width: 187.5, height: 323))
    #expect(viewport.unitSize == CGSize(width: 187.5, height: 406))
  }

  @Test("W323 in part: mediaType is nil, and reaches the page")
  func mediaTypeReachesThePage() async {
    let stage = WebViewStage()
    #expect(stage.webView.mediaType == nil)
    stage.webView.loadHTMLString("", baseURL: nil)
    await stage.webView.idle()
    stage.webView.mediaType = "print"
    await stage.webView.idle()

    #expect(stage.engine.page?.commands.last == .mediaType("print"))
  }

  @Test("W151 the indicator style contrasts with the background unless the app set a style")
  func indicatorStyleContrastsWithThePage() async throws {
    let stage = WebViewStage()
    @MainActor func show(_ color: String) async throws {
      stage.engine.page?.show(
        PageMeasurement(
          safeAreaInsets: .zero, layoutViewport: CGSize(width: 375, height: 646),
          innerSize: CGSize(width: 375, height: 724),
          contentSize: CGSize(width: 375, height: 3000), scrollOffset: .zero, scale: 1,
          backgroundColor: color))
      _ = try await stage.webView.measure()
    }
    stage.webView.loadHTMLString("", baseURL: nil)
    await stage.webView.idle()
    stage.show(metas: [WebViewStage.plain])
    try await show("rgb(20, 20, 20)")
    #expect(stage.scrollView.indicatorStyle == .white)
    try await show("rgb(250, 250, 250)")
    #expect(stage.scrollView.indicatorStyle == .black)
    stage.scrollView.indicatorStyle = .default
    try await show("rgb(20, 20, 20)")
    #expect(stage.scrollView.indicatorStyle == .default)
  }
}
