import Foundation
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("Touches on a page that closes before it responds")
@MainActor
struct LostTouchTests {
  @Test("the scroll view takes the touches over and no scroll remains undecided")
  func scrollViewTakesTheTouchesOver() async {
    let stage = WebViewStage()
    let webView = stage.webView
    webView.loadHTMLString("", baseURL: nil)
    await webView.idle()
    stage.show(metas: [WebViewStage.plain])
    await webView.idle()
    let window = UIWindow(frame: CGRect(origin: .zero, size: WebViewStage.phone))
    let touch = UITouch(in: window, at: CGPoint(x: 100, y: 400), timestamp: 1)
    webView.forward([touch], .began, as: .unknown)
    touch.move(to: CGPoint(x: 100, y: 350), phase: .moved, timestamp: 1.1)
    webView.forward([touch], .moved, as: .scroll(CGPoint(x: 0, y: -40)))
    #expect(webView.input.undecidedScrolls == 1)

    await webView.connection?.close()
    #expect(webView.input.undecidedScrolls == 0)
    #expect(webView.input.touchSequence?.owner == .view)
  }
}
