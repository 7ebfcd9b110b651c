import Foundation
import Testing
import UIKit
import WebKit

@testable import FanlightBrowser

@Suite("A browser's bars")
@MainActor
struct BrowserChromeTests {
  private let window: UIWindow
  private let browser: BrowserViewController
  private let navigation: UINavigationController

  init() {
    let upright = ScreenGeometry(
      size: CGSize(width: 390, height: 844),
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), statusBarHeight: 47,
      horizontalSizeClass: .compact, verticalSizeClass: .regular, sensorHousing: .notch)
    let scene = Runtime.boot(
      DeviceDescription(
        name: "iPhone 14", idiom: .phone, scale: 3, portrait: upright, landscape: upright,
        hasHomeIndicator: true, system: SystemVersion(major: 18, minor: 0)))
    browser = BrowserViewController()
    navigation = UINavigationController(rootViewController: browser)
    window = UIWindow(windowScene: scene)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    scene.layOut()
  }

  @Test("the browser takes both bars; the page lies under them")
  func browserTakesBothBars() {
    #expect(!navigation.isToolbarHidden)
    #expect(navigation.hidesBarsOnSwipe)
    #expect(browser.navigationItem.titleView === browser.addressField)
    #expect(browser.webView.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(browser.webView.scrollView.verticalScrollIndicatorInsets.top == 91)
    #expect(browser.webView.scrollView.verticalScrollIndicatorInsets.bottom == 78)
    #expect(browser.webView.safeAreaState.hasBottomBar)
    #expect(browser.progressView.frame.minY == 91)
  }

  @Test("the address field fills the bar's width and is at least 34 points high")
  func addressFieldFillsTheBar() {
    let field = browser.addressField
    #expect(field.bounds.height >= 34)
    #expect(field.bounds.width > 250)
  }

  @Test("standard: the end of a covering page is made space for, with and without the toolbar")
  func standardStrategyClearsTheEnd() {
    browser.webView.applyModelledPage(viewportFit: .cover, contentHeight: 3000)
    browser.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(
      browser.webView.scrollView.contentInset
        == UIEdgeInsets(top: 91, left: 0, bottom: 78, right: 0))
    #expect(browser.webView.scrollView.contentOffset.y == -91)
    navigation.setToolbarHidden(true, animated: false)
    window.layoutIfNeeded()
    #expect(browser.webView.scrollView.contentInset.bottom == 0)
    #expect(browser.webView.safeAreaInsets.bottom == 34)
  }

  @Test(
    "hiding the bars leaves a page that was scrolled where it is, and one at its top at the top")
  func hidingTheBarsKeepsThePosition() {
    browser.webView.applyModelledPage(viewportFit: .cover, contentHeight: 3000)
    window.layoutIfNeeded()
    browser.webView.scrollView.contentOffset.y = 400
    navigation.setNavigationBarHidden(true, animated: false)
    window.layoutIfNeeded()
    #expect(browser.webView.scrollView.contentInset.top == 47)
    #expect(browser.webView.scrollView.contentOffset.y == 400)
    browser.webView.scrollView.contentOffset.y = -47
    navigation.setNavigationBarHidden(false, animated: false)
    window.layoutIfNeeded()
    #expect(browser.webView.scrollView.contentOffset.y == -91)
  }

  @Test("the buttons are disabled without a page")
  func buttonsAreDisabledWithoutAPage() {
    let buttons = browser.buttons
    for item in [buttons.back, buttons.forward, buttons.share, buttons.find, buttons.reload] {
      #expect(!item.isEnabled)
    }
    #expect(browser.url == nil)
    #expect(!browser.canGoBack)
    browser.goBack()
    browser.share()
    #expect(browser.presentedViewController == nil)
  }

  @Test("the bars are restored to their former state, also if they were hidden by scrolling")
  func barsAreRestored() {
    let root = UIViewController()
    navigation.setViewControllers([root], animated: false)
    #expect(!navigation.hidesBarsOnSwipe)
    #expect(navigation.isToolbarHidden)
    navigation.pushViewController(browser, animated: false)
    #expect(!navigation.isToolbarHidden)
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.popToRootViewController(animated: false)
    #expect(navigation.topViewController === root)
    #expect(!navigation.isNavigationBarHidden)
    #expect(navigation.isToolbarHidden)
  }

  @Test("a file that is named from a folder is the policy's to show as any other")
  func relativeFilesAreThePolicys() {
    browser.policy.folders = [URL(fileURLWithPath: "/pages")]
    browser.load(URL(fileURLWithPath: "a.html", relativeTo: URL(fileURLWithPath: "/pages/")))
    let attempt = NavigationAttempt(
      URL(fileURLWithPath: "/pages/a.html"), page: URL(string: "https://good.example/"))
    #expect(browser.decide(attempt) == .allow)
  }

  @Test("editing the address field selects the whole URL; ending it restores the host")
  func editingSelectsTheWholeURL() {
    browser.load(URL(string: "https://www.good.example/a") ?? URL(fileURLWithPath: "/"))
    #expect(browser.addressField.text == "good.example")
    browser.addressField.becomeFirstResponder()
    #expect(browser.addressField.text == "https://www.good.example/a")
    #expect(browser.navigationItem.rightBarButtonItem === browser.buttons.cancel)
    browser.addressField.insertText("x")
    #expect(browser.addressField.text == "x")
    browser.addressField.resignFirstResponder()
    #expect(browser.addressField.text == "good.example")
    #expect(browser.navigationItem.rightBarButtonItem === browser.buttons.reload)
  }

  @Test("the find bar replaces the address field until it closes")
  func findBarReplacesTheAddressField() {
    browser.find()
    #expect(browser.navigationItem.titleView === browser.findBar.field)
    #expect(!navigation.hidesBarsOnSwipe)
    browser.findBar.dismiss()
    #expect(browser.navigationItem.titleView === browser.addressField)
    #expect(navigation.hidesBarsOnSwipe)
    #expect(browser.navigationItem.rightBarButtonItems == [browser.buttons.reload])
  }

  // MARK: Policy

  @Test("URLs that the policy leaves to the system are opened there and canceled here")
  func externalURLsOpenInTheSystem() {
    var opened: [String] = []
    browser.policy = .allowList(["good.example"])
    browser.openInSystem = { opened.append($0.absoluteString) }
    func decide(_ address: String, _ target: NavigationAttempt.Target = .page)
      -> WKNavigationActionPolicy
    {
      browser.decide(NavigationAttempt(URL(string: address), cause: .link, target: target))
    }
    #expect(decide("https://good.example/") == .allow)
    #expect(decide("https://bad.example/") == .cancel)
    #expect(decide("mailto:a@good.example") == .cancel)
    #expect(decide("javascript:x") == .cancel)
    #expect(decide("https://good.example/new", .newWindow) == .cancel)
    #expect(decide("about:blank") == .allow)
    #expect(opened == ["https://bad.example/", "mailto:a@good.example"])
  }

  @Test("by default the browser opens external URLs with UIApplication")
  func uiApplicationOpensURLsByDefault() {
    browser.policy = .allowList([])
    _ = browser.decide(NavigationAttempt(URL(string: "https://good.example/"), cause: .link))
    #expect(UIApplication.shared.openedURLs.map(\.absoluteString) == ["https://good.example/"])
  }
}
