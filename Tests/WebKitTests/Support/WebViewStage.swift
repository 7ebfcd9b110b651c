import DisplayList
import Foundation
import UIKit
import WebEngine

@testable import WebKit

/// A view whose safe area a test decides.
final class SafeAreaView: UIView {
  var insets: UIEdgeInsets = .zero {
    didSet { setNeedsLayout() }
  }

  override var safeAreaInsets: UIEdgeInsets { insets }
}

/// A web view that fills a view with a safe area, over a fake engine.
@MainActor
final class WebViewStage {
  /// An iPhone X held upright, under a navigation bar and a toolbar of iOS 11.
  static let phone: CGSize = CGSize(width: 375, height: 812)
  static let bars: UIEdgeInsets = UIEdgeInsets(top: 88, left: 0, bottom: 78, right: 0)
  static let url: URL = URL(filePath: "/page.html")

  let engine: FakeWebEngine = FakeWebEngine()
  let parent: SafeAreaView
  let webView: WKWebView
  let delegate: NavigationLog = NavigationLog()

  init(
    size: CGSize = phone, safeArea: UIEdgeInsets = bars,
    decodeImage: @escaping @Sendable (Data) throws -> Bitmap = { data in
      Bitmap(width: 1, height: 1, pixels: [UInt32(data.count)], name: "piece")
    }
  ) {
    Self.bootPhoneIfNeeded()
    parent = SafeAreaView(frame: CGRect(origin: .zero, size: size))
    parent.insets = safeArea
    WebKitEnvironment.current = WebKitEnvironment(engine: engine, decodeImage: decodeImage)
    webView = WKWebView(frame: parent.bounds)
    WebKitEnvironment.current = nil
    webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    webView.navigationDelegate = delegate
    parent.addSubview(webView)
    parent.layoutIfNeeded()
  }

  /// A test before this one may have left an iPad, or a system that knows no safe area.
  static func bootPhoneIfNeeded() {
    let view = UIView()
    guard
      view.systemVersion < SystemVersion(major: 11)
        || view.traitCollection.userInterfaceIdiom != .phone
    else { return }
    bootPhone()
  }

  static func bootPhone() {
    let upright = ScreenGeometry(
      size: phone, safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
      statusBarHeight: 44, horizontalSizeClass: .compact, verticalSizeClass: .regular,
      sensorHousing: .none)
    Runtime.boot(
      DeviceDescription(
        name: "iPhone X", idiom: .phone, scale: 3, portrait: upright, landscape: upright,
        hasHomeIndicator: true, system: SystemVersion(major: 16)))
  }

  var scrollView: UIScrollView { webView.scrollView }

  /// Plays a whole load of a page of a size, in CSS pixels.
  func show(metas: [String], size: CGSize = CGSize(width: 375, height: 3000)) {
    webView.receive(.navigation(.started(Self.url)))
    webView.receive(.navigation(.committed(Self.url)))
    webView.receive(.document(.viewportMetas(metas)))
    webView.receive(.document(.contentSizeChanged(size)))
    webView.receive(.document(.firstRendering))
    webView.receive(.navigation(.finished))
  }

  static let plain: String = "width=device-width, initial-scale=1"
  static let cover: String = "width=device-width, initial-scale=1, viewport-fit=cover"
}

/// A navigation delegate that records its calls.
@MainActor
final class NavigationLog: NSObject, WKNavigationDelegate {
  var words: [String] = []
  var navigations: [WKNavigation] = []
  var errors: [any Error] = []
  var onEvent: ((String, WKWebView) -> Void)?

  private func note(_ word: String, _ webView: WKWebView, _ navigation: WKNavigation?) {
    words.append(word)
    if let navigation { navigations.append(navigation) }
    onEvent?(word, webView)
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    note("start", webView, navigation)
  }

  func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {
    note("redirect", webView, navigation)
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    errors.append(error)
    note("failProvisional", webView, navigation)
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    note("commit", webView, navigation)
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    note("finish", webView, navigation)
  }

  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {
    errors.append(error)
    note("fail", webView, navigation)
  }

  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    note("terminate", webView, nil)
  }
}
