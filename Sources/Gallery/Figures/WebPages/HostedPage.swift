import DeviceCatalog
import DisplayList
import Foundation
import PageHosts
import Simulator
import UIKit
import WebEngine
import WebKit

/// A page in one of the three hosts, on an iPhone X with iOS 11.
@MainActor
struct HostedPage {
  /// The device.
  let simulator: Simulator
  /// The program that shows the page.
  let app: any HostApp
  /// What the page says of itself.
  let measurement: PageMeasurement

  /// Opens a page, waits until it is quiet, measures it and has it painted.
  static func open(
    _ html: String, in host: PageHost, on sight: Sight, stage: Stage
  ) async throws -> HostedPage {
    let simulator = try stage.boot(sight.device, system: "11.4", sight.orientation)
    let app = Self.app(host, on: simulator)
    simulator.settle(showing: app.rootViewController)
    app.webView.loadHTMLString(html, baseURL: nil)
    return try await settled(app, on: simulator)
  }

  /// Turns the device and measures the page again.
  func turned(to sight: Sight) async throws -> HostedPage {
    simulator.rotate(to: sight.orientation)
    simulator.settle()
    return try await Self.settled(app, on: simulator)
  }

  private static func settled(_ app: any HostApp, on simulator: Simulator) async throws -> Self {
    try await app.webView.settle()
    simulator.layOut()
    try await app.webView.snapshotPage()
    app.showPage()
    return HostedPage(
      simulator: simulator, app: app, measurement: try await app.webView.measure())
  }

  private static func app(_ host: PageHost, on simulator: Simulator) -> any HostApp {
    let (device, system) = (simulator.device, simulator.system)
    switch host {
    case .safari:
      return SafariHost(
        portrait: device.safariViewport(.portrait, on: system),
        landscape: device.safariViewport(.landscape, on: system),
        system: SystemVersion(major: system.major, minor: system.minor), title: "example.com")
    case .wkwebview: return WebViewHost(options: HostOptions(title: "Page"))
    case .browser:
      // The article's figures show the article's recipe.
      return BrowserHost(options: HostOptions(title: "Page"), strategy: .article)
    }
  }

  /// The web view's scroll view.
  var scrollView: UIScrollView { app.webView.scrollView }

  /// What `env(safe-area-inset-*)` is in the page.
  var environment: UIEdgeInsets {
    let lengths = measurement.safeAreaInsets
    return UIEdgeInsets(
      top: lengths.top, left: lengths.left, bottom: lengths.bottom, right: lengths.right)
  }
}

extension PageHost {
  /// Its name for readers.
  var name: String {
    switch self {
    case .safari: "Safari"
    case .wkwebview: "a plain WKWebView"
    case .browser: "the corrected web view"
    }
  }
}

extension UIScrollView.ContentInsetAdjustmentBehavior {
  /// The behaviors that WebKit sets, as in Swift source.
  var word: String {
    switch self {
    case .always: ".always"
    case .never: ".never"
    case .automatic: ".automatic"
    default: ".scrollableAxes"
    }
  }
}
