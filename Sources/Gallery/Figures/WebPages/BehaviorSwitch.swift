import Foundation
import PageHosts
import Simulator
import UIKit
import WebKit

extension Figure {
  /// The moment at which WebKit changes the behavior from `.always` to `.never`.
  static let behaviorSwitch = Figure(
    "000-behavior-switch", of: .webPages, title: "When WKWebView changes the adjustment behavior",
    why: """
      An app that corrects where covering pages begin has to know when a page covers. The scroll \
      view's behavior says so, but an app that looks too early, in didCommit, still sees the old one.
      """,
    rule: """
      Before any page the behavior is .always. WebKit sets .never when the first layout of a \
      covering page arrives, after didCommit, and the scroll view's delegate is told in \
      scrollViewDidChangeAdjustedContentInset(_:). A script that changes the page's viewport \
      element switches it as well.
      """,
    statements: ["W22", "W23", "W27", "W28", "S4.28"], code: ["behavior-switch"],
    needsEngine: true
  ) { stage in
    let simulator = try stage.boot("iPhone X", system: "11.4")
    let app = WebViewHost(options: HostOptions(title: "Page"))
    let recorder = SwitchRecorder(app.webView)
    simulator.settle(showing: app.rootViewController)
    let bars = UIEdgeInsets(top: 88, left: 0, bottom: 78, right: 0)
    var result = FigureResult()
    var rows: [[FigureCell]] = []
    @MainActor func appendChecks(_ event: String, _ behavior: String, _ inset: UIEdgeInsets) {
      let scrollView = app.webView.scrollView
      rows.append([
        .words(event),
        .check(
          FigureCheck(
            "contentInsetAdjustmentBehavior", on: event, expected: behavior,
            measured: scrollView.contentInsetAdjustmentBehavior.word)),
        .check(
          FigureCheck(
            "adjustedContentInset", on: event, expected: inset,
            measured: scrollView.adjustedContentInset)),
      ])
    }
    appendChecks("before any page", ".always", bars)
    recorder.lines = []
    app.webView.loadHTMLString(EdgePages.lines("cover"), baseURL: nil)
    try await app.webView.waitUntilQuiet()
    simulator.layOut()
    appendChecks("a covering page is there", ".never", .zero)
    let loading = recorder.drainLines()
    for (event, fit, behavior, inset) in [
      ("a script sets viewport-fit=auto", "auto", ".always", bars),
      ("a script sets viewport-fit=cover", "cover", ".never", .zero),
    ] {
      _ = try await app.webView.evaluateJavaScript(
        "document.querySelector('meta[name=viewport]').content = "
          + "'width=device-width, initial-scale=1, viewport-fit=\(fit)'; 0")
      try await app.webView.waitUntilQuiet()
      simulator.layOut()
      appendChecks(event, behavior, inset)
    }
    let scripts = recorder.drainLines()
    let told = "scrollViewDidChangeAdjustedContentInset(_:)"
    result.checks = [
      FigureCheck(
        "contentInsetAdjustmentBehavior in didCommit", on: "The covering page loads",
        expected: ".always", measured: loading.behavior(in: "webView(_:didCommit:)")),
      FigureCheck(
        "the delegate is told with", on: "The covering page loads",
        expected: ".never", measured: loading.behavior(in: told)),
      FigureCheck(
        "didCommit comes before that", on: "The covering page loads", expected: true,
        measured: loading.isTold(of: "webView(_:didCommit:)", before: told)),
      FigureCheck(
        "how often the delegate is told", on: "Two scripts", expected: 2,
        measured: scripts.count { $0.call == told }),
    ]
    result.tables = [
      FigureTable(
        "The behavior, and what it makes of the insets",
        columns: ["", "contentInsetAdjustmentBehavior", "adjustedContentInset"], cells: rows)
    ]
    result.logs = [
      FigureLog("A covering page loads", lines: loading.map(\.description)),
      FigureLog("Scripts change the viewport element", lines: scripts.map(\.description)),
    ]
    await app.webView.close()
    return result
  }
}

/// A callback, and the scroll view's behavior during it.
private struct SwitchCall: CustomStringConvertible {
  let call: String
  let behavior: String

  var description: String { "\(call): \(behavior)" }
}

extension [SwitchCall] {
  fileprivate func behavior(in call: String) -> String? { first { $0.call == call }?.behavior }

  fileprivate func isTold(of one: String, before other: String) -> Bool {
    guard let first = firstIndex(where: { $0.call == one }),
      let second = firstIndex(where: { $0.call == other })
    else { return false }
    return first < second
  }
}

/// A recorder of a web view's delegate callbacks while the behavior changes.
///
/// `didFinish` is not recorded, because it comes before or after the first layout depending on how
/// fast the page is drawn.
private final class SwitchRecorder: NSObject, WKNavigationDelegate, UIScrollViewDelegate {
  var lines: [SwitchCall] = []
  private let scrollView: UIScrollView

  init(_ webView: WKWebView) {
    scrollView = webView.scrollView
    super.init()
    webView.navigationDelegate = self
    scrollView.delegate = self
  }

  func drainLines() -> [SwitchCall] {
    defer { lines = [] }
    return lines
  }

  // figure: behavior-switch
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    // `.never`: the page covers. `.always`: it avoids what is not safe.
    record("scrollViewDidChangeAdjustedContentInset(_:)")
  }
  // end figure

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    record("webView(_:didStartProvisionalNavigation:)")
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    record("webView(_:didCommit:)")
  }

  private func record(_ call: String) {
    lines.append(
      SwitchCall(call: call, behavior: scrollView.contentInsetAdjustmentBehavior.word))
  }
}
