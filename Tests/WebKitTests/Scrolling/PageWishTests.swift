import Foundation
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("Properties of the scroll view that the page or only the app determines")
@MainActor
struct PageWishTests {
  private func stage() async -> WebViewStage {
    let stage = WebViewStage()
    stage.webView.loadHTMLString("", baseURL: nil)
    await stage.webView.idle()
    stage.show(metas: [WebViewStage.plain])
    return stage
  }

  private func measure(
    _ stage: WebViewStage, bounces: (Bool, Bool) = (true, true), indicators: Bool = true
  ) async throws {
    stage.engine.page?.show(
      PageMeasurement(
        safeAreaInsets: .zero, layoutViewport: CGSize(width: 375, height: 646),
        innerSize: CGSize(width: 375, height: 724), contentSize: CGSize(width: 375, height: 3000),
        scrollOffset: .zero, scale: 1, backgroundColor: "rgb(255, 255, 255)",
        bouncesHorizontally: bounces.0, bouncesVertically: bounces.1,
        showsScrollIndicators: indicators))
    _ = try await stage.webView.measure()
  }

  @Test("W153 the root's overscroll-behavior sets bouncing per axis; bounces = false prevails")
  func overscrollBehaviorDecidesBouncing() async throws {
    let stage = await stage()
    try await measure(stage, bounces: (true, false))
    #expect(stage.scrollView.bouncesHorizontally)
    #expect(!stage.scrollView.bouncesVertically)
    try await measure(stage)
    #expect(stage.scrollView.bouncesVertically)

    stage.scrollView.bounces = false
    try await measure(stage)
    #expect(!stage.scrollView.bounces)
  }

  @Test("W150 scrollbar-width: none hides the indicators while the app leaves both on")
  func scrollbarWidthNoneHidesIndicators() async throws {
    let stage = await stage()
    try await measure(stage, indicators: false)
    #expect(!stage.scrollView.showsVerticalScrollIndicator)
    #expect(!stage.scrollView.showsHorizontalScrollIndicator)
    try await measure(stage)
    #expect(stage.scrollView.showsVerticalScrollIndicator)

    stage.scrollView.showsHorizontalScrollIndicator = false
    try await measure(stage, indicators: false)
    #expect(stage.scrollView.showsVerticalScrollIndicator)
  }

  @Test("W130 pages bounce up and down however short, and drags keep to an axis")
  func shortPagesBounce() {
    let scrollView = WebViewStage().scrollView
    #expect(scrollView.alwaysBounceVertical)
    #expect(!scrollView.alwaysBounceHorizontal)
    #expect(scrollView.isDirectionalLockEnabled)
  }

  @Test("W132 in part: loads do not change isScrollEnabled")
  func loadsDoNotChangeIsScrollEnabled() {
    let stage = WebViewStage()
    stage.scrollView.isScrollEnabled = false
    stage.show(metas: [WebViewStage.plain])
    #expect(!stage.scrollView.isScrollEnabled)
  }

  @Test("W147 W148 contentInset is the app's; adjustedContentInset adds the safe area")
  func contentInsetIsTheApps() {
    let stage = WebViewStage()
    stage.scrollView.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    for meta in [WebViewStage.plain, WebViewStage.cover] {
      stage.show(metas: [meta])
      #expect(
        stage.scrollView.contentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    #expect(stage.scrollView.adjustedContentInset == stage.scrollView.contentInset)
    stage.show(metas: [WebViewStage.plain])
    #expect(
      stage.scrollView.adjustedContentInset == UIEdgeInsets(top: 89, left: 2, bottom: 81, right: 4))
  }

  @Test("W97 W99 units are parts of the view's size at the page's first scale")
  func viewportUnitsFollowTheViewsSize() {
    let stage = WebViewStage()
    stage.show(metas: [], size: CGSize(width: 980, height: 9000))
    let viewport = stage.webView.pageViewport
    #expect(abs(viewport.unitSize.width - 980) < 0.001)
    #expect(abs(viewport.unitSize.height - 812 * 980 / 375) < 0.001)
    #expect(viewport.smallUnitSize == viewport.unitSize)
  }

  @Test("W98, W106, W109 viewport insets determine the small and large size if they fit")
  func viewportInsetsDetermineTheUnits() {
    let stage = WebViewStage(size: CGSize(width: 320, height: 500), safeArea: .zero)
    stage.show(metas: [WebViewStage.plain])
    stage.webView.setMinimumViewportInset(
      UIEdgeInsets(top: 11, left: 21, bottom: 31, right: 41),
      maximumViewportInset: UIEdgeInsets(top: 12, left: 22, bottom: 32, right: 42))
    let viewport = stage.webView.pageViewport
    #expect(viewport.unitSize == CGSize(width: 320, height: 500))
    #expect(viewport.smallUnitSize == CGSize(width: 256, height: 456))
    #expect(viewport.largeUnitSize == CGSize(width: 258, height: 458))

    stage.parent.frame.size = CGSize(width: 40, height: 40)
    stage.parent.layoutIfNeeded()
    #expect(stage.webView.pageViewport.smallUnitSize == CGSize(width: 40, height: 40))
  }

  @Test("W103 100vh is taller than the layout viewport of a view that avoids the unsafe area")
  func fullViewportHeightExceedsTheLayout() {
    let stage = WebViewStage()
    stage.show(metas: [WebViewStage.plain])
    let viewport = stage.webView.pageViewport
    #expect(viewport.unitSize.height > viewport.layoutSize.height)
    #expect(viewport.unitSize.height > viewport.unobscuredSize.height)
  }

  @Test("W65 innerHeight excludes the app's bars and the status bar: 706 of 874")
  func innerHeightExcludesBars() {
    var insets = WebViewInsets(
      size: CGSize(width: 402, height: 874),
      safeArea: EdgeLengths(top: 62, left: 0, bottom: 34, right: 0), absorbedEdges: .all)
    insets.obscured = EdgeLengths(top: 62, left: 0, bottom: 106, right: 0)
    let inner = insets.innerSize(
      contentOffset: insets.initialContentOffset, contentSize: CGSize(width: 402, height: 5000))
    #expect(inner.height == 706)
  }

  @Test("W66 obscuredContentInsets returns the insets that were last set")
  func obscuredReadsBack() {
    let stage = WebViewStage()
    for insets in [
      UIEdgeInsets(top: 100, left: 150, bottom: 0, right: 10),
      UIEdgeInsets(top: 50, left: 100, bottom: 0, right: 10),
    ] {
      stage.webView.obscuredContentInsets = insets
      #expect(stage.webView.obscuredContentInsets == insets)
    }
  }
}
