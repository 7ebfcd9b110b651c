import FanlightBrowser
import Foundation
import Simulator
import UIKit
import WebKit

extension Figure {
  /// Trap 3: links are not the only navigations that a policy decides on.
  static let linkPolicy = Figure(
    "002-link-policy", of: .errorPages, title: "One rule for links and for everything else",
    why: """
      An app that shows some sites itself and sends all others to the system's browser decides so \
      in decidePolicyFor. It is asked for everything that loads, frames inside a page included, \
      and one rule for all sends people away who have tapped nothing.
      """,
    rule: """
      An app keeps one host to itself and sends all others to the system's browser. The Like \
      button is a frame of another host: a rule that looks at the host alone opens the browser as \
      soon as the page loads. The rule in the code asks for the host only of tapped links and of the main \
      frame, and so does NavigationPolicy.allowList of FanlightBrowser. A redirect is asked about \
      once more, with the type of the link that led there.
      """,
    statements: ["W160", "W162", "W174", "W176"], code: ["link-policy"], needsEngine: true
  ) { stage in
    let sites = try HarbourSites()
    let app = try HarbourApp(on: stage)
    let recorder = PolicyRecorder()
    app.webView.navigationDelegate = recorder
    try await app.load(sites.url("/tides"))
    let tapped = try await app.middle(of: "#away")
    let picture = try await app.picture(
      "page", caption: "The Like button is a frame; a finger taps a link to another host.",
      showing: "a page with a blue Like button and four links, one of which is tapped.",
      marking: tapped)
    for selector in ["#away", "#old"] {
      app.simulator.tap(at: try await app.middle(of: selector))
      try await app.webView.waitUntilQuiet()
      try await Task.sleep(for: .milliseconds(300))
      try await app.webView.waitUntilQuiet()
    }
    _ = try await app.webView.evaluateJavaScript("location.href = '\(sites.socialURL("/new"))'; 0")
    try await app.webView.waitUntilQuiet()
    app.simulator.tap(at: try await app.middle(of: "#weather"))
    try await app.webView.waitUntilQuiet(showing: "Weather")
    app.webView.goBack()
    try await app.webView.waitUntilQuiet(showing: "Tides")
    await app.webView.close()
    sites.stop()

    let expected = [
      ["the app's own load", ".other", "main frame"] + shown,
      ["the Like button's frame", ".other", "frame", "system's browser", "shown", "shown"],
      ["a tapped link to another host", ".linkActivated", "main frame"] + away,
      ["a tapped link of the same host", ".linkActivated", "main frame"] + shown,
      ["its redirect to another host", ".linkActivated", "main frame"] + away,
      ["a script that leads to another host", ".other", "main frame"] + away,
      ["a tapped link of the same host", ".linkActivated", "main frame"] + shown,
      ["back", ".backForward", "main frame"] + shown,
    ]
    let columns = [
      "navigationType", "targetFrame", "by the host alone", "the code's rule", "allowList",
    ]
    let rows: [[FigureCell]] = expected.enumerated().map { index, row in
      let measured = recorder.rows.indices.contains(index) ? recorder.rows[index] : []
      return [.words(row[0])]
        + columns.indices.map { column in
          .check(
            FigureCheck(
              columns[column], on: row[0], expected: row[column + 1],
              measured: measured.indices.contains(column) ? measured[column] : nil))
        }
    }
    return FigureResult(
      pictures: [picture],
      checks: [
        FigureCheck(
          "number of decisions", on: "All that the policy is asked about", expected: expected.count,
          measured: recorder.rows.count)
      ],
      tables: [
        FigureTable(
          "What the policy is asked about, one after the other", columns: ["asked for"] + columns,
          cells: rows)
      ])
  }

  private static let shown = ["shown", "shown", "shown"]
  private static let away = ["system's browser", "system's browser", "system's browser"]
}

/// A delegate that evaluates the rule from the beginning of the article, the rule from its end and
/// a browser's policy, and follows the second.
private final class PolicyRecorder: NSObject, WKNavigationDelegate {
  private(set) var rows: [[String]] = []
  private let policy = NavigationPolicy.allowList(["http://harbour.localhost:*"])

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    let isMain = navigationAction.targetFrame?.isMainFrame ?? false
    let url = navigationAction.request.url
    let first = isKnown(url)
    // figure: link-policy
    let last: Bool
    switch navigationAction.navigationType {
    case .linkActivated: last = isKnown(url)
    default: last = !isMain || isKnown(url)
    }
    // end figure
    rows.append([
      navigationAction.navigationType.name, isMain ? "main frame" : "frame", words(first),
      words(last), policy.decision(for: NavigationAttempt(navigationAction)).words,
    ])
    decisionHandler(last ? .allow : .cancel)
  }

  private func isKnown(_ url: URL?) -> Bool { url?.host == "harbour.localhost" }

  private func words(_ isShown: Bool) -> String { isShown ? "shown" : "system's browser" }
}

extension NavigationPolicy.Decision {
  fileprivate var words: String {
    switch self {
    case .show: "shown"
    case .openInSystem: "system's browser"
    case .refuse(let reason): "refused: \(reason)"
    }
  }
}

extension WKNavigationType {
  /// The case's name, as in Swift source.
  fileprivate var name: String {
    switch self {
    case .linkActivated: ".linkActivated"
    case .formSubmitted: ".formSubmitted"
    case .backForward: ".backForward"
    case .reload: ".reload"
    case .formResubmitted: ".formResubmitted"
    case .other: ".other"
    @unknown default: "unknown"
    }
  }
}
