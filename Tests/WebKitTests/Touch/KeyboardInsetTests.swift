import Foundation
import FoundationNetworking
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("The keyboard and the scroll view's insets")
@MainActor
struct KeyboardInsetTests {
  private let stage = WebViewStage()

  /// Shows a page whose field takes text, and brings a keyboard up.
  private func show(_ meta: String, keyboard: CGRect) {
    stage.show(metas: [meta])
    stage.webView.receive(
      .document(
        .focusChanged(
          PageFocus(
            kind: "text", hasText: false, hasUserGesture: true,
            frame: CGRect(x: 0, y: 0, width: 300, height: 40)))))
    move(to: keyboard)
  }

  private func move(to frame: CGRect, on screen: UIScreen? = nil) {
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: screen,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)])
  }

  private static let docked = CGRect(x: 0, y: 812 - 335, width: 375, height: 335)
  private static let gone = CGRect(x: 0, y: 812, width: 375, height: 335)

  @Test("W69 a page with viewport-fit=cover has the keyboard's inset unless the app sets insets")
  func coveringPagesHaveTheKeyboardsInset() {
    show(WebViewStage.cover, keyboard: Self.docked)
    #expect(stage.scrollView.contentInsetAdjustmentBehavior == .never)
    #expect(stage.scrollView.adjustedContentInset.bottom == 335)
    #expect(stage.scrollView.contentInset == .zero)
    move(to: Self.gone)
    #expect(stage.scrollView.adjustedContentInset.bottom == 0)

    stage.webView.obscuredContentInsets = UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0)
    move(to: Self.docked)
    #expect(stage.scrollView.adjustedContentInset.bottom == 0)
  }

  @Test("W67 the keyboard of another screen does not cover the view")
  func keyboardOfAnotherScreenDoesNotCover() throws {
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let window = UIWindow(windowScene: scene)
    window.addSubview(stage.parent)
    show(WebViewStage.cover, keyboard: Self.gone)
    move(to: Self.docked, on: scene.screen)
    #expect(stage.scrollView.adjustedContentInset.bottom == 335)

    // Another device in this process.
    WebViewStage.bootPhone()
    #expect(UIScreen.main !== scene.screen)
    move(to: Self.gone, on: UIScreen.main)
    #expect(stage.scrollView.adjustedContentInset.bottom == 335)
    move(to: Self.gone, on: scene.screen)
    #expect(stage.scrollView.adjustedContentInset.bottom == 0)
  }

  @Test("W70 a floating keyboard has no inset")
  func floatingKeyboardsHaveNoInset() {
    show(WebViewStage.cover, keyboard: CGRect(x: 30, y: 400, width: 320, height: 260))
    #expect(stage.scrollView.adjustedContentInset.bottom == 0)
    #expect(stage.webView.pageViewport.keyboardHeight == 0)
  }

  @Test("W71 keyboardHeight is the height of the keyboard outside the obscured insets")
  func keyboardHeightExcludesObscuredInsets() {
    show(WebViewStage.plain, keyboard: Self.gone)
    let before = stage.webView.pageViewport
    move(to: Self.docked)
    var expected = before
    expected.keyboardHeight = 335
    #expect(stage.webView.pageViewport == expected)
    stage.webView.obscuredContentInsets = UIEdgeInsets(top: 0, left: 0, bottom: 100, right: 0)
    #expect(stage.webView.pageViewport.keyboardHeight == 235)
  }

  @Test(
    "W72 a change of the scroll view's insets sends the page one update at its end")
  func insetChangesSendOneUpdate() async throws {
    stage.webView.load(URLRequest(url: WebViewStage.url))
    await stage.webView.idle()
    show(WebViewStage.plain, keyboard: Self.gone)
    await stage.webView.idle()
    let page = try #require(stage.engine.page)
    let before = page.viewports.count
    // A delegate that lays out in the middle of it.
    final class Meddler: NSObject, UIScrollViewDelegate {
      weak var view: WKWebView?
      var insets: [CGFloat] = []
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        insets.append(scrollView.adjustedContentInset.bottom)
        view?.setNeedsLayout()
        view?.layoutIfNeeded()
      }
    }
    let meddler = Meddler()
    meddler.view = stage.webView
    stage.scrollView.delegate = meddler
    move(to: Self.docked)
    await stage.webView.idle()
    #expect(!meddler.insets.isEmpty)
    #expect(page.viewports.count == before + 1)
    #expect(page.viewports.last?.keyboardHeight == 335)
  }
}
