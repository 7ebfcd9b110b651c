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

@Suite("Browser · controller and web view, by the recipe")
@MainActor
struct BrowserViewControllerTests {
  private let parent: SafeAreaView
  private let browser: BrowserViewController

  init() {
    let upright = ScreenGeometry(
      size: CGSize(width: 375, height: 812), safeAreaInsets: .zero, statusBarHeight: 44,
      horizontalSizeClass: .compact, verticalSizeClass: .regular, sensorHousing: .notch)
    Runtime.boot(
      DeviceDescription(
        name: "iPhone X", idiom: .phone, scale: 3, portrait: upright, landscape: upright,
        hasHomeIndicator: true, system: SystemVersion(major: 11, minor: 4)))
    browser = BrowserViewController()
    browser.webView.safeAreaStrategy = .article
    parent = SafeAreaView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    parent.insets = UIEdgeInsets(top: 88, left: 0, bottom: 78, right: 0)
    browser.view.frame = parent.bounds
    browser.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(browser.view)
    parent.layoutIfNeeded()
  }

  private func show(_ fit: ViewportArguments.ViewportFit) {
    browser.webView.applyModelledPage(viewportFit: fit, contentHeight: 3000)
    parent.layoutIfNeeded()
  }

  @Test("cover: safe area 0/0/78/0, never, adjusted top 88, offset -88, env 0/0/78/0")
  func covering() {
    show(.cover)
    let webView = browser.webView

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
  func avoiding() {
    show(.auto)
    let webView = browser.webView

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

    #expect(browser.webView.scrollView.contentInset == .zero)
    #expect(browser.webView.scrollView.adjustedContentInset.top == 88)
    #expect(browser.webView.scrollView.contentOffset.y == -88)
  }

  @Test("a rotation changes the room for the bar, and the page keeps its distance from it")
  func rotation() {
    show(.cover)
    parent.insets = UIEdgeInsets(top: 32, left: 44, bottom: 53, right: 44)
    parent.frame = CGRect(x: 0, y: 0, width: 812, height: 375)
    parent.layoutIfNeeded()
    let webView = browser.webView

    #expect(webView.frame.size == CGSize(width: 812, height: 375))
    #expect(webView.safeAreaInsets == UIEdgeInsets(top: 0, left: 44, bottom: 53, right: 44))
    #expect(webView.scrollView.contentInset.top == 32)
    #expect(webView.scrollView.contentOffset.y == -32)
    #expect(
      webView.modelledPage.environment == EdgeLengths(top: 0, left: 44, bottom: 53, right: 44))
  }

  @Test("indicators stand between the bars in both conditions")
  func indicators() {
    for fit in [ViewportArguments.ViewportFit.cover, .auto] {
      show(fit)
      let scrollView = browser.webView.scrollView

      #expect(scrollView.verticalScrollIndicatorInsets.top == 88)
      #expect(scrollView.verticalScrollIndicatorInsets.bottom == 78)
    }
  }
}
