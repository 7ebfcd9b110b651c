import Foundation
import FoundationNetworking
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("When the page receives the scroll view's geometry")
@MainActor
struct HeldUpdateTests {
  @Test("W159 a delegate that scrolls in `scrollViewDidScroll` scrolls the page once")
  func delegateScrollsThePageOnce() async throws {
    final class Snap: NSObject, UIScrollViewDelegate {
      weak var view: WKWebView?
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.contentOffset.y < 500 else { return }
        view?.setNeedsLayout()
        view?.layoutIfNeeded()
        scrollView.contentOffset.y = 500
      }
    }
    let stage = WebViewStage(safeArea: .zero)
    stage.webView.load(URLRequest(url: WebViewStage.url))
    await stage.webView.idle()
    stage.show(metas: [WebViewStage.plain])
    await stage.webView.idle()
    let page = try #require(stage.engine.page)
    let snap = Snap()
    snap.view = stage.webView
    stage.scrollView.delegate = snap
    let before = page.commands.count
    stage.scrollView.contentOffset.y = 100
    await stage.webView.idle()
    let scrolls = page.commands.dropFirst(before).filter {
      if case .scroll = $0 { true } else { false }
    }
    #expect(scrolls == [.scroll(CGPoint(x: 0, y: 500))])
  }
}
