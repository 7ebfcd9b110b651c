import Foundation
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("The page's scroll position and contentOffset are synchronized")
@MainActor
struct PageScrollTests {
  @Test("W154 a scroll by the page changes contentOffset and notifies the delegate")
  func pageScrollsNotifyTheDelegate() {
    let stage = WebViewStage()
    stage.show(metas: [WebViewStage.plain])
    let listener = ScrollListener()
    stage.scrollView.delegate = listener
    stage.webView.receive(.document(.scrolled(CGPoint(x: 0, y: 500))))

    #expect(stage.scrollView.contentOffset == CGPoint(x: 0, y: 412))
    #expect(listener.offsets == [412])
  }

  @Test("W154 at another scale the page's scroll position is in CSS pixels")
  func scrollPositionIsInCSSPixels() {
    let stage = WebViewStage()
    stage.show(metas: [], size: CGSize(width: 980, height: 9800))
    stage.webView.receive(.document(.scrolled(CGPoint(x: 0, y: 980))))

    #expect(abs(stage.scrollView.contentOffset.y - (375 - 88)) < 0.001)
  }

  @Test("W154 the page follows contentOffset, but not above its top")
  func pageFollowsContentOffset() async {
    let stage = WebViewStage()
    stage.webView.loadHTMLString("", baseURL: nil)
    await stage.webView.idle()
    stage.show(metas: [WebViewStage.plain])
    stage.scrollView.contentOffset = CGPoint(x: 0, y: 912)
    await stage.webView.idle()
    stage.scrollView.contentOffset = CGPoint(x: 0, y: -200)
    await stage.webView.idle()

    let places = stage.engine.page?.commands.compactMap { command -> CGFloat? in
      if case .scroll(let place) = command { place.y } else { nil }
    }
    #expect(places == [1000, 0])
  }

  @Test("W140 W145 a scroll position that is restored before the first rendering is kept")
  func restoredScrollPositionsAreKept() {
    let stage = WebViewStage()
    stage.webView.receive(.navigation(.started(WebViewStage.url)))
    stage.webView.receive(.navigation(.committed(WebViewStage.url)))
    stage.webView.receive(.document(.viewportMetas([WebViewStage.plain])))
    stage.webView.receive(.document(.contentSizeChanged(CGSize(width: 375, height: 3000))))
    stage.webView.receive(.document(.scrolled(CGPoint(x: 0, y: 700))))
    stage.webView.receive(.document(.firstRendering))
    #expect(stage.scrollView.contentOffset == CGPoint(x: 0, y: 612))

    stage.show(metas: [WebViewStage.plain])
    #expect(stage.scrollView.contentOffset == CGPoint(x: 0, y: -88))
  }

  @Test("W136 a change of the page's scale keeps the content at the top edge")
  func scaleChangesKeepTheTopEdge() {
    let stage = WebViewStage()
    stage.show(metas: ["initial-scale=1"], size: CGSize(width: 375, height: 5000))
    stage.scrollView.contentOffset = CGPoint(x: 0, y: 912)
    stage.webView.receive(.document(.viewportMetas(["initial-scale=2"])))

    #expect(abs(stage.scrollView.contentOffset.y - (2000 - 88)) < 0.001)
  }

  @Test("W144 a commit stops a scroll animation")
  func commitStopsDeceleration() {
    let stage = WebViewStage()
    stage.show(metas: [WebViewStage.plain])
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    #expect(stage.scrollView.isScrollAnimating)
    stage.webView.receive(.navigation(.committed(WebViewStage.url)))

    #expect(!stage.scrollView.isScrollAnimating)
  }

  @Test("W137, W149 zooming bounces and indicators adjust to the safe area with viewport-fit=cover")
  func bouncesZoomAndIndicatorAdjustment() {
    let stage = WebViewStage()
    stage.show(metas: [WebViewStage.cover])
    #expect(stage.scrollView.bouncesZoom)
    #expect(stage.scrollView.automaticallyAdjustsScrollIndicatorInsets)
    #expect(stage.scrollView.verticalScrollIndicatorInsets == .zero)
  }
}

/// A scroll view delegate that records the vertical offsets.
private final class ScrollListener: NSObject, UIScrollViewDelegate {
  var offsets: [CGFloat] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
  }
}
