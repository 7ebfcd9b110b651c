import FanlightBrowser
import Foundation
import FoundationNetworking
import Simulator
import UIKit
import WebKit

extension Figure {
  /// A link with `target=_blank`.
  static let newWindow = Figure(
    "002-new-window", of: .errorPages, title: "A link that wants a new window",
    why: """
      A tapped link with target=_blank does nothing at all in an app: the policy allows it, and no \
      page appears. There is no error either, so it looks as if the tap had been lost.
      """,
    rule: """
      Such a link has no target frame. If the policy allows it, the web view asks its UI delegate \
      for another web view, and drops the link where there is none. An app with one window loads \
      the request in the web view that it has, as BrowserViewController does.
      """,
    statements: ["W217"], code: ["new-window"], needsEngine: true
  ) { stage in
    let sites = try HarbourSites()
    var result = FigureResult()
    var rows: [[FigureCell]] = []
    let delegates: [(name: String, label: String, delegate: WindowDelegate, title: String)] = [
      ("lost", "Without a UI delegate", WindowDelegate(), "Tides"),
      ("loaded", "createWebViewWith loads the request", LoadingWindowDelegate(), "Weather"),
    ]
    for item in delegates {
      let app = try HarbourApp(on: stage)
      app.webView.navigationDelegate = item.delegate
      app.webView.uiDelegate = item.delegate as? any WKUIDelegate
      try await app.load(sites.url("/tides"))
      app.simulator.tap(at: try await app.middle(of: "#blank"))
      if item.title == "Tides" {
        for _ in 0..<500 where item.delegate.targets.count < 3 {
          try await Task.sleep(for: .milliseconds(10))
        }
        try await app.webView.waitUntilQuiet()
      } else {
        try await app.webView.waitUntilQuiet(showing: item.title)
      }
      rows.append([
        .words(item.label),
        .check(
          FigureCheck(
            "targetFrame of the tapped link", on: item.label, expected: "nil",
            measured: item.delegate.targets.dropFirst(2).first)),
        .check(
          FigureCheck(
            "the page that is shown then", on: item.label, expected: item.title,
            measured: app.webView.title)),
      ])
      result.pictures.append(
        try await app.picture(
          item.name, label: item.label, caption: "After the last link of the page was tapped.",
          showing: "\(item.label): the page \(item.title) is shown."))
      await app.webView.close()
    }
    let (browser, name) = (try await browserRow(sites, on: stage), "BrowserViewController")
    rows.append([
      .words(name),
      .check(
        FigureCheck(
          "targetFrame of the tapped link", on: name, expected: "nil", measured: browser.target)),
      .check(
        FigureCheck(
          "the page that is shown then", on: name, expected: "Weather", measured: browser.title)),
    ])
    sites.stop()
    result.tables = [
      FigureTable(
        "A tap on a link with target=_blank",
        columns: ["", "targetFrame of the tapped link", "the page that is shown then"], cells: rows)
    ]
    return result
  }

  /// Taps the link in `BrowserViewController`; returns the target frame that its delegate receives,
  /// and the title of the page that is then displayed.
  @MainActor private static func browserRow(
    _ sites: HarbourSites, on stage: Stage
  ) async throws -> (target: String?, title: String?) {
    let simulator = try stage.boot("iPhone 8", system: "11.4")
    let browser = BrowserViewController(url: sites.url("/tides"))
    simulator.settle(showing: UINavigationController(rootViewController: browser))
    try await browser.webView.waitUntilQuiet(showing: "Tides")
    let recorder = TargetRecorder(of: browser.webView)
    simulator.tap(at: try await browser.webView.middle(of: "#blank"))
    try await browser.webView.waitUntilQuiet(showing: "Weather")
    let title = browser.webView.title
    await browser.webView.close()
    return (recorder.target, title)
  }
}

/// A navigation delegate that records the target frame of one action, restores the web view's own
/// delegate and forwards the decision to it.
private final class TargetRecorder: NSObject, WKNavigationDelegate {
  private(set) var target: String?
  private let next: (any WKNavigationDelegate)?

  init(of webView: WKWebView) {
    next = webView.navigationDelegate
    super.init()
    webView.navigationDelegate = self
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler:
      @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    target = navigationAction.targetName
    webView.navigationDelegate = next
    guard let next else { return decisionHandler(.allow, preferences) }
    next.webView(
      webView, decidePolicyFor: navigationAction, preferences: preferences,
      decisionHandler: decisionHandler)
  }
}

extension WKNavigationAction {
  /// The target frame's name in the figure.
  fileprivate var targetName: String {
    targetFrame.map { $0.isMainFrame ? "main frame" : "frame" } ?? "nil"
  }
}

/// A delegate that allows every navigation, and creates no web views.
private class WindowDelegate: NSObject, WKNavigationDelegate {
  private(set) var targets: [String] = []

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    targets.append(navigationAction.targetName)
    decisionHandler(.allow)
  }
}

/// A delegate that loads requests for a new web view in the existing one.
private final class LoadingWindowDelegate: WindowDelegate, WKUIDelegate {
  // figure: new-window
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    webView.load(navigationAction.request)
    return nil
  }
  // end figure
}
