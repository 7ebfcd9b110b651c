import FanlightBrowser
import Foundation
import UIKit
import WebKit

extension Figure {
  /// Trap 3: links are not the only thing that a policy is asked about.
  static let linkPolicy = Figure(
    "002-link-policy", of: .errorPages, title: "One rule for links and for everything else",
    rule: """
      The policy is asked for frames inside a page as well. A rule that sends every unknown host to \
      the system's browser leaves the app because a Like button loads; the rule that ends the \
      article, and NavigationPolicy.allowList of this project's browser, look at the frame as well.
      """,
    statements: ["W160", "W162", "W174"], needsEngine: true
  ) { stage in
    let app = try HarbourApp(on: stage)
    let recorder = PolicyRecorder()
    app.webView.navigationDelegate = recorder
    app.scheme.bodies["/one"] = """
      <p>Tide tables for the week.</p><iframe src="about:blank" id="like" height="60"></iframe>
      <p><a id="next" href="/two">The next page</a></p>
      <p><a id="away" href="https://social.example/harbour">Our page elsewhere</a></p>
      """
    try await app.load(HarbourScheme.url("/one"))
    let picture = try await app.picture(
      "page", caption: "A page with a Like button's frame",
      showing: "a page with a frame and two links.")
    for script in [
      "document.getElementById('like').src = 'https://social.example/like'",
      "document.getElementById('away').click()",
      "location.href = 'https://social.example/moved'",
      "document.getElementById('next').click()",
    ] {
      _ = try await app.webView.evaluateJavaScript(script + "; 0")
      try await app.webView.settle()
    }
    app.webView.goBack()
    try await app.webView.settle()
    await app.webView.close()

    let expected = [
      ["the app's own load", ".other", "main frame", "shown", "shown", "shown"],
      ["a Like button's frame", ".other", "frame", "system's browser", "shown", "shown"],
      ["a link to another host", ".linkActivated", "main frame"] + away,
      ["a script that moves the page", ".other", "main frame"] + away,
      ["a link of the same host", ".linkActivated", "main frame", "shown", "shown", "shown"],
      ["back", ".backForward", "main frame", "shown", "shown", "shown"],
    ]
    var result = FigureResult(pictures: [picture])
    for (index, row) in expected.enumerated() {
      let measured = recorder.rows.indices.contains(index) ? recorder.rows[index] : []
      result.checks.append(
        FigureCheck(
          "type, frame, one rule for all, the last rule, allowList", on: row[0],
          expected: row.dropFirst().joined(separator: ", "),
          measured: measured.joined(separator: ", ")))
    }
    result.checks.append(
      FigureCheck(
        "decisions", on: "in all", expected: expected.count, measured: recorder.rows.count))
    return result
  }

  private static let away = ["system's browser", "system's browser", "system's browser"]
}

/// A delegate that asks the rule of the article's beginning, the one of its end and a browser's
/// policy, and follows the second.
private final class PolicyRecorder: NSObject, WKNavigationDelegate {
  private(set) var rows: [[String]] = []
  /// The app's pages have a scheme of their own here; for the policy they stand on its site.
  private let policy = NavigationPolicy.allowList(["harbour.example"])

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    let isMain = navigationAction.targetFrame?.isMainFrame ?? false
    let url = navigationAction.request.url
    let first = isKnown(url)
    let last: Bool
    switch navigationAction.navigationType {
    case .linkActivated: last = isKnown(url)
    default: last = !isMain || isKnown(url)
    }
    rows.append([
      navigationAction.navigationType.name, isMain ? "main frame" : "frame", words(first),
      words(last), policy.decision(for: attempt(of: navigationAction)).words,
    ])
    // Nothing answers at the other host; what counts is what was decided.
    decisionHandler(last && isKnown(url) ? .allow : .cancel)
  }

  private func attempt(of action: WKNavigationAction) -> NavigationAttempt {
    var attempt = NavigationAttempt(action)
    attempt.url = onSite(attempt.url)
    attempt.page = onSite(attempt.page)
    return attempt
  }

  private func onSite(_ url: URL?) -> URL? {
    guard let url, isKnown(url) else { return url }
    return URL(string: "https://harbour.example" + url.path)
  }

  private func isKnown(_ url: URL?) -> Bool { url?.scheme == "harbour" }

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
