import Foundation
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("suppressesIncrementalRendering")
@MainActor
struct SuppressionTests {
  private let engine: FakeWebEngine = FakeWebEngine()

  init() { WebViewStage.bootPhoneIfNeeded() }

  private func view(suppresses: Bool) -> WKWebView {
    let configuration = WKWebViewConfiguration()
    configuration.suppressesIncrementalRendering = suppresses
    WebKitEnvironment.current = WebKitEnvironment(engine: engine) { _ in throw CancellationError() }
    defer { WebKitEnvironment.current = nil }
    return WKWebView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 812), configuration: configuration)
  }

  private func begin(_ view: WKWebView) {
    view.receive(.navigation(.started(WebViewStage.url)))
    view.receive(.navigation(.committed(WebViewStage.url)))
    view.receive(.document(.viewportMetas([WebViewStage.cover])))
    view.receive(.document(.contentSizeChanged(CGSize(width: 375, height: 3000))))
    view.receive(.document(.firstRendering))
  }

  @Test(
    "A page is visible from its first rendering, or from the end of its load if suppressed")
  func pagesAreVisibleFromTheFirstRendering() {
    for suppresses in [false, true] {
      let view = view(suppresses: suppresses)
      begin(view)
      // W22: the first rendering of a page that covers turns the behavior.
      #expect(
        view.scrollView.contentInsetAdjustmentBehavior == (suppresses ? .always : .never))
      view.receive(.navigation(.finished))
      #expect(view.scrollView.contentInsetAdjustmentBehavior == .never)
    }
  }

  @Test("A failed load shows the partial page; the next page is suppressed again")
  func failedLoadsShowThePartialPage() {
    let view = view(suppresses: true)
    begin(view)
    view.receive(.navigation(.failed(PageFailure(kind: .connectionLost, url: nil, detail: ""))))
    #expect(view.scrollView.contentInsetAdjustmentBehavior == .never)
    view.receive(.navigation(.committed(WebViewStage.url)))
    view.receive(.document(.viewportMetas([WebViewStage.plain])))
    view.receive(.document(.firstRendering))
    #expect(view.scrollView.contentInsetAdjustmentBehavior == .never)
    view.receive(.navigation(.finished))
    #expect(view.scrollView.contentInsetAdjustmentBehavior == .always)
  }
}
