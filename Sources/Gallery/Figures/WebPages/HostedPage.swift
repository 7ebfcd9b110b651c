import DeviceCatalog
import FanlightBrowser
import Foundation
import PageHosts
import Simulator
import UIKit
import WebEngine
import WebKit

/// A page in one of the three hosts.
@MainActor
struct HostedPage {
  /// The device.
  let simulator: Simulator
  /// The app that shows the page.
  let app: any HostApp
  /// The values that were measured in the page.
  let measurement: PageMeasurement

  /// Opens a page, waits until it is quiet, captures and measures it.
  ///
  /// - Parameters:
  ///   - html: The page's HTML.
  ///   - host: The host that shows it.
  ///   - phone: The device and its orientation.
  ///   - stage: The stage that boots the device.
  ///   - system: The system version of the device.
  ///   - bars: The bars around a web view; Safari has its own.
  ///   - strategy: The safe-area strategy of the corrected web view; the article's recipe by
  ///     default.
  static func open(
    _ html: String, in host: PageHost, on phone: PhoneOrientation, stage: Stage,
    system: String = "11.4",
    bars: Set<HostBar> = [.navigation, .toolbar], strategy: any SafeAreaStrategy = .article
  ) async throws -> HostedPage {
    let simulator = try stage.boot(phone.device, system: system, phone.orientation)
    let app = Self.app(host, on: simulator, options: HostOptions(bars: bars, title: "Page"))
    (app.webView as? SafeAreaWebView)?.safeAreaStrategy = strategy
    simulator.settle(showing: app.rootViewController)
    app.webView.loadHTMLString(html, baseURL: nil)
    return try await captured(app, on: simulator)
  }

  /// Rotates the device and measures the page again.
  func rotated(to phone: PhoneOrientation) async throws -> HostedPage {
    simulator.rotate(to: phone.orientation)
    simulator.settle()
    return try await Self.captured(app, on: simulator)
  }

  /// Scrolls to an offset, at most to the end of the content, and captures the page there.
  func scrolled(to y: CGFloat) async throws -> HostedPage {
    let end =
      scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
      - scrollView.bounds.height
    scrollView.contentOffset.y = min(y, end)
    simulator.layOut()
    return try await Self.captured(app, on: simulator)
  }

  /// Returns the frame of an element of the page on the screen, in points.
  func frame(of selector: String) async throws -> CGRect {
    try await app.webView.frame(of: selector)
  }

  private static func captured(_ app: any HostApp, on simulator: Simulator) async throws -> Self {
    try await app.webView.waitUntilQuiet()
    await app.waitUntilIdle()
    simulator.layOut()
    try await app.webView.snapshotPage()
    app.showPage()
    return HostedPage(
      simulator: simulator, app: app, measurement: try await app.webView.measure())
  }

  private static func app(
    _ host: PageHost, on simulator: Simulator, options: HostOptions
  ) -> any HostApp {
    let (device, system) = (simulator.device, simulator.system)
    switch host {
    case .safari:
      return SafariHost(
        portrait: device.safariViewport(.portrait, on: system),
        landscape: device.safariViewport(.landscape, on: system),
        system: SystemVersion(major: system.major, minor: system.minor), title: "example.com")
    case .wkwebview: return WebViewHost(options: options)
    case .webapp:
      return WebAppHost(system: SystemVersion(major: system.major, minor: system.minor))
    case .browser:
      // The article's figures show the article's recipe.
      return BrowserHost(options: options, strategy: .article)
    }
  }

  /// Returns the insets that keep a page clear: the scroll view's, or those of `env()` in the page.
  func drawing(of host: PageHost) -> InsetDrawing {
    environment == .zero
      ? .adjustedContentInset(of: scrollView)
      : InsetDrawing(
        "env(safe-area-inset-*)", in: app.webView.frameOnScreen, insets: environment)
  }

  /// The web view's scroll view.
  var scrollView: UIScrollView { app.webView.scrollView }

  /// The values of `env(safe-area-inset-*)` in the page.
  var environment: UIEdgeInsets {
    let lengths = measurement.safeAreaInsets
    return UIEdgeInsets(
      top: lengths.top, left: lengths.left, bottom: lengths.bottom, right: lengths.right)
  }
}

extension PageHost {
  /// The host's name within a sentence.
  var name: String {
    switch self {
    case .safari: "Safari"
    case .wkwebview: "a plain WKWebView"
    case .browser: "the corrected web view"
    case .webapp: "a web app"
    }
  }

  /// The host's name at the beginning of a sentence.
  var title: String {
    switch self {
    case .safari: "Safari"
    case .wkwebview: "A plain WKWebView"
    case .browser: "The corrected web view"
    case .webapp: "A web app"
    }
  }
}

extension UIScrollView.ContentInsetAdjustmentBehavior {
  /// The behavior's name, as in Swift source.
  var word: String {
    switch self {
    case .always: ".always"
    case .never: ".never"
    case .automatic: ".automatic"
    default: ".scrollableAxes"
    }
  }
}
