import Foundation
import Testing
import UIKit
import WebEngine

@testable import FanlightBrowser
@testable import WebKit

/// A view whose safe area a test decides.
private final class SafeAreaView: UIView {
  var insets: UIEdgeInsets = .zero {
    didSet { setNeedsLayout() }
  }

  override var safeAreaInsets: UIEdgeInsets { insets }
}

@Suite("A web view that places pages by the recipe")
@MainActor
struct SafeAreaWebViewTests {
  private let parent: SafeAreaView
  private let webView: SafeAreaWebView

  init() {
    Self.bootPhone()
    webView = SafeAreaWebView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 812), configuration: WKWebViewConfiguration())
    webView.safeAreaStrategy = .article
    parent = SafeAreaView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    parent.insets = UIEdgeInsets(top: 88, left: 0, bottom: 78, right: 0)
    webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(webView)
    parent.layoutIfNeeded()
  }

  private static func bootPhone() {
    let upright = ScreenGeometry(
      size: CGSize(width: 375, height: 812), safeAreaInsets: .zero, statusBarHeight: 44,
      horizontalSizeClass: .compact, verticalSizeClass: .regular, sensorHousing: .notch)
    Runtime.boot(
      DeviceDescription(
        name: "iPhone X", idiom: .phone, scale: 3, portrait: upright, landscape: upright,
        hasHomeIndicator: true, system: SystemVersion(major: 11, minor: 4)))
  }

  private func show(_ fit: ViewportArguments.ViewportFit) {
    webView.applyModelledPage(viewportFit: fit, contentHeight: 3000)
    parent.layoutIfNeeded()
  }

  @Test("cover: safe area 0/0/78/0, never, adjusted top 88, offset -88, env 0/0/78/0")
  func insetsOfACoveringPage() {
    show(.cover)

    #expect(webView.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 78, right: 0))
    #expect(webView.scrollView.contentInsetAdjustmentBehavior == .never)
    #expect(
      webView.scrollView.adjustedContentInset
        == UIEdgeInsets(top: 88, left: 0, bottom: 0, right: 0))
    #expect(webView.scrollView.contentOffset == CGPoint(x: 0, y: -88))
    #expect(
      webView.modelledPage.environment == EdgeLengths(top: 0, left: 0, bottom: 78, right: 0))
    #expect(webView.modelledPage.innerSize == CGSize(width: 375, height: 812))
  }

  @Test("auto: always, no content inset, offset -88, env 0")
  func autoAlwaysNoContentInset() {
    show(.auto)

    #expect(webView.scrollView.contentInsetAdjustmentBehavior == .always)
    #expect(webView.scrollView.contentInset == .zero)
    #expect(webView.scrollView.adjustedContentInset.top == 88)
    #expect(webView.scrollView.contentOffset == CGPoint(x: 0, y: -88))
    #expect(webView.modelledPage.environment == .zero)
  }

  @Test("from cover back to auto: the content inset goes")
  func backToAvoiding() {
    show(.cover)
    show(.auto)

    #expect(webView.scrollView.contentInset == .zero)
    #expect(webView.scrollView.adjustedContentInset.top == 88)
    #expect(webView.scrollView.contentOffset.y == -88)
  }

  @Test("a rotation changes the space for the bar, and the page keeps its distance from it")
  func rotationsChangeTheSpaceForTheBar() {
    show(.cover)
    parent.insets = UIEdgeInsets(top: 32, left: 44, bottom: 53, right: 44)
    parent.frame = CGRect(x: 0, y: 0, width: 812, height: 375)
    parent.layoutIfNeeded()

    #expect(webView.frame.size == CGSize(width: 812, height: 375))
    #expect(webView.safeAreaInsets == UIEdgeInsets(top: 0, left: 44, bottom: 53, right: 44))
    #expect(webView.scrollView.contentInset.top == 32)
    #expect(webView.scrollView.contentOffset.y == -32)
    #expect(
      webView.modelledPage.environment == EdgeLengths(top: 0, left: 44, bottom: 53, right: 44))
  }

  @Test("standard, iOS 11: the end of a covering page is made space for, and env() has the bar")
  func standardStrategyMakesSpaceAtTheEnd() {
    webView.safeAreaStrategy = .standard
    parent.insets = UIEdgeInsets(top: 88, left: 0, bottom: 83, right: 0)
    show(.cover)
    // There is no window here, so no bar is known of.
    #expect(!webView.safeAreaState.hasBottomBar)
    #expect(webView.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 83, right: 0))
    #expect(webView.obscuredContentInsets == .zero)
    show(.auto)
    #expect(webView.safeAreaInsets == parent.insets)
    #expect(webView.scrollView.adjustedContentInset == parent.insets)
  }

  @Test("the keyboard of another screen does not cover the page (W67)")
  func keyboardOfAnotherScreenDoesNotCover() throws {
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let window = UIWindow(windowScene: scene)
    window.addSubview(parent)
    window.makeKeyAndVisible()
    let field = UITextField()
    webView.addSubview(field)
    #expect(field.becomeFirstResponder())
    let overlap = webView.safeAreaState.keyboardOverlap
    #expect(overlap > 0)

    Self.bootPhone()
    #expect(UIScreen.main !== scene.screen)
    hideKeyboard(of: UIScreen.main)
    #expect(webView.safeAreaState.keyboardOverlap == overlap)
    hideKeyboard(of: scene.screen)
    #expect(webView.safeAreaState.keyboardOverlap == 0)
  }

  private func hideKeyboard(of screen: UIScreen) {
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: screen,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(
          cgRect: CGRect(x: 0, y: 812, width: 375, height: 335))
      ])
  }

  @Test("scroll indicators are between the bars with and without viewport-fit=cover")
  func indicatorsAreBetweenTheBars() {
    for fit in [ViewportArguments.ViewportFit.cover, .auto] {
      show(fit)
      let scrollView = webView.scrollView

      #expect(scrollView.verticalScrollIndicatorInsets.top == 88)
      #expect(scrollView.verticalScrollIndicatorInsets.bottom == 78)
    }
  }
}
