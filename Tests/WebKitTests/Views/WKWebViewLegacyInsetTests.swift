import Foundation
import Testing
import UIKit
import WebEngine
import WebKit

@Suite("WKWebView · insets up to iOS 10")
@MainActor
struct WKWebViewLegacyInsetTests {
  private func shown(
    flag: Bool = true, isFirst: Bool = true, hidesBar: Bool = true
  ) -> WKWebView {
    let scene = Runtime.boot(
      DeviceDescription(
        name: "iPhone 7", idiom: .phone, scale: 2,
        portrait: ScreenGeometry(
          size: CGSize(width: 375, height: 667),
          safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20,
          horizontalSizeClass: .compact, verticalSizeClass: .regular, sensorHousing: .none),
        landscape: ScreenGeometry(
          size: CGSize(width: 667, height: 375), safeAreaInsets: .zero, statusBarHeight: 0,
          horizontalSizeClass: .compact, verticalSizeClass: .compact, sensorHousing: .none),
        hasHomeIndicator: false, system: SystemVersion(major: 10, minor: 3)))
    let controller = UIViewController()
    controller.automaticallyAdjustsScrollViewInsets = flag
    let webView = WKWebView(frame: controller.view.bounds)
    webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if !isFirst { controller.view.addSubview(UIView()) }
    controller.view.addSubview(webView)
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isNavigationBarHidden = hidesBar
    let window = UIWindow(windowScene: scene)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    return webView
  }

  @Test("S4.36, S4.37 a full-screen page under a hidden bar is pushed down by the status bar")
  func hiddenBarsPushThePageDown() {
    let scrollView = shown().scrollView
    #expect(scrollView.contentInset == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(scrollView.contentOffset.y == -20)
  }

  @Test("S4.36, S4.37 a page that is shown rests where the inset says, and knows no safe area")
  func shownPagesRestAtTheInset() {
    for (flag, top) in [(true, 20), (false, 0)] as [(Bool, CGFloat)] {
      let webView = shown(flag: flag)
      webView.applyModelledPage(viewportFit: .cover, contentHeight: 2000)
      #expect(webView.scrollView.contentOffset == CGPoint(x: 0, y: -top))
      #expect(webView.modelledPage.environment == .zero)
      #expect(webView.modelledPage.layoutViewport == CGSize(width: 375, height: 667))
    }
  }

  @Test("S4.37 under a visible bar the page is inset by the bar")
  func visibleBarsInsetThePage() {
    #expect(shown(hidesBar: false).scrollView.contentInset.top == 64)
  }

  @Test("S4.36 no inset if the flag is false or the web view is not the first subview")
  func noInsetWithoutTheFlag() {
    #expect(shown(flag: false).scrollView.contentInset == .zero)
    #expect(shown(isFirst: false).scrollView.contentInset == .zero)
  }
}
