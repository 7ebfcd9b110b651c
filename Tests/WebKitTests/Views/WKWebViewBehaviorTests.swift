import Foundation
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("WKWebView · adjustment behavior and first scroll position")
@MainActor
struct WKWebViewBehaviorTests {
  @Test("W28, S4.14 a fresh web view has .always")
  func freshWebViewsHaveAlways() {
    #expect(WKWebView(frame: .zero).scrollView.contentInsetAdjustmentBehavior == .always)
  }

  @Test("an avoiding page under bars: always, adjusted 88/0/78/0, offset -88, env 0")
  func avoidingPage() {
    let stage = WebViewStage()
    stage.show(metas: [WebViewStage.plain])

    #expect(stage.webView.safeAreaInsets == WebViewStage.bars)
    #expect(stage.scrollView.contentInsetAdjustmentBehavior == .always)
    #expect(stage.scrollView.adjustedContentInset == WebViewStage.bars)
    #expect(stage.scrollView.contentOffset == CGPoint(x: 0, y: -88))
    #expect(stage.webView.pageViewport.safeAreaInsets == .zero)
    #expect(stage.webView.pageViewport.layoutSize == CGSize(width: 375, height: 812 - 88 - 78))
    #expect(stage.webView.pageViewport.unobscuredSize == CGSize(width: 375, height: 812 - 88))
  }

  @Test("a cover page under bars: never, adjusted 0, offset 0, env 88/0/78/0")
  func coverPage() {
    let stage = WebViewStage()
    stage.show(metas: [WebViewStage.cover])

    #expect(stage.webView.safeAreaInsets == WebViewStage.bars)
    #expect(stage.scrollView.contentInsetAdjustmentBehavior == .never)
    #expect(stage.scrollView.adjustedContentInset == .zero)
    #expect(stage.scrollView.contentOffset == .zero)
    #expect(
      stage.webView.pageViewport.safeAreaInsets
        == EdgeLengths(top: 88, left: 0, bottom: 78, right: 0))
    #expect(stage.webView.pageViewport.layoutSize == WebViewStage.phone)
    #expect(stage.webView.pageViewport.unobscuredSize == WebViewStage.phone)
  }

  @Test("W22 the behavior switches at the first rendering, not at the commit")
  func switchesAtRendering() {
    let stage = WebViewStage()
    stage.webView.receive(.navigation(.started(WebViewStage.url)))
    stage.webView.receive(.navigation(.committed(WebViewStage.url)))
    stage.webView.receive(.document(.viewportMetas([WebViewStage.cover])))
    #expect(stage.scrollView.contentInsetAdjustmentBehavior == .always)
    #expect(stage.webView.pageViewport.safeAreaInsets == .zero)  // W50
    stage.webView.receive(.document(.firstRendering))

    #expect(stage.scrollView.contentInsetAdjustmentBehavior == .never)
  }

  @Test("W17 a change of the metas takes effect in the page that is shown")
  func laterMetaChangesTakeEffect() {
    let stage = WebViewStage()
    stage.show(metas: [WebViewStage.plain])
    stage.webView.receive(.document(.viewportMetas([WebViewStage.cover])))
    #expect(stage.scrollView.contentInsetAdjustmentBehavior == .never)
    stage.webView.receive(.document(.viewportMetas([WebViewStage.plain])))

    #expect(stage.scrollView.contentInsetAdjustmentBehavior == .always)
  }

  @Test("W29 a behavior that the app sets is kept, even if it is the current value")
  func assignedBehaviorsAreKept() {
    let stage = WebViewStage()
    stage.scrollView.contentInsetAdjustmentBehavior = .always
    stage.show(metas: [WebViewStage.cover])

    #expect(stage.scrollView.contentInsetAdjustmentBehavior == .always)
  }

  @Test("W35 with .always set by the app, a cover page gets a smaller layout and env()")
  func overriddenAlways() {
    let stage = WebViewStage()
    stage.scrollView.contentInsetAdjustmentBehavior = .always
    stage.show(metas: [WebViewStage.cover])

    #expect(stage.webView.pageViewport.layoutSize.height == 646)
    #expect(stage.webView.pageViewport.safeAreaInsets.top == 88)
    #expect(stage.scrollView.contentOffset == .zero)
  }

  @Test("W34 with .never set by the app, a page without cover gets the whole view and no env()")
  func overriddenNever() {
    let stage = WebViewStage()
    stage.scrollView.contentInsetAdjustmentBehavior = .never
    stage.show(metas: [WebViewStage.plain])

    #expect(stage.webView.pageViewport.layoutSize == WebViewStage.phone)
    #expect(stage.webView.pageViewport.safeAreaInsets == .zero)
    #expect(stage.scrollView.contentOffset == .zero)
  }

  @Test("W139, W141 a new page begins below the app's content inset, wherever the old one was")
  func offsetIsReset() {
    let stage = WebViewStage(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    stage.scrollView.contentInset.top = 400
    stage.show(metas: [WebViewStage.plain])
    #expect(stage.scrollView.contentOffset.y == -459)
    stage.scrollView.contentOffset.y = 1000
    stage.show(metas: [WebViewStage.plain])

    #expect(stage.scrollView.contentOffset.y == -459)
  }

  @Test("W142 the initial offset is restored before the termination callback")
  func offsetAtTermination() {
    let stage = WebViewStage(safeArea: .zero)
    stage.scrollView.contentInset.top = 400
    stage.show(metas: [WebViewStage.plain])
    stage.scrollView.contentOffset.y = 1000
    var told: CGFloat?
    stage.delegate.onEvent = { word, webView in
      if word == "terminate" { told = webView.scrollView.contentOffset.y }
    }
    stage.webView.receive(.process(.crashed))

    #expect(told == -400)
  }

  @Test("W59, W62 obscured insets replace the safe area and leave the scroll view's insets")
  func obscuredInsetsReplaceTheSafeArea() {
    let stage = WebViewStage(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    stage.webView.obscuredContentInsets = UIEdgeInsets(top: 59, left: 0, bottom: 106, right: 0)
    stage.show(metas: [WebViewStage.plain])

    #expect(stage.webView.pageViewport.unobscuredSize.height == 647)
    #expect(stage.webView.pageViewport.layoutSize.height == 647)
    #expect(stage.scrollView.contentInset == .zero)
    #expect(stage.scrollView.adjustedContentInset.bottom == 34)
    #expect(stage.webView.obscuredContentInsets.bottom == 106)
  }

  @Test("W24, W37, S4.14 a page without viewport-fit=cover avoids the unsafe area again")
  func backToAvoiding() {
    let stage = WebViewStage()
    stage.show(metas: [WebViewStage.cover])
    #expect(stage.scrollView.contentInsetAdjustmentBehavior == .never)
    #expect(stage.webView.pageViewport.safeAreaInsets.top == 88)
    stage.show(metas: [])

    #expect(stage.scrollView.contentInsetAdjustmentBehavior == .always)
    #expect(stage.scrollView.contentOffset.y == -88)
    #expect(stage.webView.pageViewport.layoutSize.width == 980)
  }

  @Test("W98, W106 the app's viewport insets read back")
  func viewportInsetsReadBack() {
    let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
    let least = UIEdgeInsets(top: 11, left: 21, bottom: 31, right: 41)
    let most = UIEdgeInsets(top: 12, left: 22, bottom: 32, right: 42)
    webView.setMinimumViewportInset(least, maximumViewportInset: most)

    #expect(webView.minimumViewportInset == least)
    #expect(webView.maximumViewportInset == most)
  }

  @Test("W131 the scroll view's delegate is the app's")
  func scrollViewDelegateIsTheApps() {
    final class Delegate: NSObject, UIScrollViewDelegate {}
    let webView = WKWebView(frame: .zero)
    #expect(webView.scrollView.delegate == nil)
    let delegate = Delegate()
    webView.scrollView.delegate = delegate

    #expect(webView.scrollView.delegate === delegate)
  }

  @Test("W130, W156 the scroll view follows the view's size")
  func scrollViewFollowsTheViewsSize() {
    let webView = WKWebView(frame: CGRect(x: 10, y: 20, width: 300, height: 400))
    webView.frame = CGRect(x: 0, y: 0, width: 200, height: 100)

    #expect(webView.scrollView.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test("W134 the content is as large as the page times its scale")
  func contentSizeIsPageTimesScale() {
    let stage = WebViewStage()
    stage.show(metas: [], size: CGSize(width: 980, height: 4900))

    #expect(stage.scrollView.contentSize == CGSize(width: 375, height: 1875))
  }

  @Test("W95, W135 the scroll view's scales are the page's")
  func zoomScalesAreThePages() {
    let stage = WebViewStage()
    stage.show(metas: ["initial-scale=2, minimum-scale=1.5, maximum-scale=4"])

    #expect(stage.scrollView.zoomScale == 2)
    #expect(stage.scrollView.minimumZoomScale == 1.5)
    #expect(stage.scrollView.maximumZoomScale == 4)
  }

  @Test("W25 the same flag twice changes nothing and calls no delegate")
  func sameFlagTwiceChangesNothing() {
    let stage = WebViewStage()
    stage.show(metas: [WebViewStage.cover])
    let listener = AdjustmentListener()
    stage.scrollView.delegate = listener
    stage.webView.receive(.document(.viewportMetas([WebViewStage.cover, WebViewStage.cover])))
    #expect(listener.changes == 0)
    stage.webView.receive(.document(.viewportMetas([WebViewStage.plain])))

    #expect(listener.changes == 1)
  }

  @Test("W41 content insets, obscured insets and viewport insets do not change env()")
  func otherInsetsDoNotChangeEnv() {
    let stage = WebViewStage()
    stage.show(metas: [WebViewStage.cover])
    let expected = EdgeLengths(top: 88, left: 0, bottom: 78, right: 0)
    stage.scrollView.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    stage.webView.setMinimumViewportInset(
      UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0),
      maximumViewportInset: UIEdgeInsets(top: 50, left: 0, bottom: 50, right: 0))
    stage.webView.obscuredContentInsets = UIEdgeInsets(top: 60, left: 0, bottom: 20, right: 0)
    stage.webView.layoutIfNeeded()

    #expect(stage.webView.pageViewport.safeAreaInsets == expected)
  }
}

/// Counts the calls of `scrollViewDidChangeAdjustedContentInset`.
private final class AdjustmentListener: NSObject, UIScrollViewDelegate {
  var changes = 0

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { changes += 1 }
}
