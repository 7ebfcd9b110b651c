import Foundation
import FoundationNetworking
import Simulator
import UIKit
import WebKit

extension Figure {
  /// Trap 1: there are two callbacks for errors.
  static let errorCallbacks = Figure(
    "002-error-callbacks", of: .errorPages, title: "Two callbacks for errors",
    why: """
      The two methods look alike, and an app that implements only one works until the first \
      flight: a page that never came is reported to the other.
      """,
    rule: """
      A load that fails before anything has arrived calls didFailProvisionalNavigation, one that \
      ends early after its page has appeared calls didFail: because the app stops it, or because a \
      link is tapped while the page still loads. With didFail alone an app is never notified that \
      there is no network.
      """,
    statements: ["W198", "W240", "W314"], code: ["both-error-methods"], needsEngine: true
  ) { stage in
    var result = FigureResult()
    var rows: [[FigureCell]] = []
    let delegates: [(String, String, any ErrorRecording)] = [
      ("only didFail", "nothing is called", LateErrorRecorder()),
      ("both", "didFailProvisionalNavigation NSURLErrorDomain -1009", ErrorRecorder()),
    ]
    for (name, offline, recorder) in delegates {
      let app = try HarbourApp(on: stage)
      app.scheme.bodies["/half"] = """
        <p>Half a page.</p><p><a id="two" href="/two">Go on to the next page</a></p>
        <img src="\(HarbourScheme.endless)">
        """
      app.webView.navigationDelegate = recorder
      @MainActor func row(_ event: String, _ expected: String) {
        rows.append([
          .words(event), .words(name),
          .check(
            FigureCheck(
              "what is called", on: "\(event), \(name)", expected: expected,
              measured: recorder.drainLines())),
        ])
      }
      try await app.load(HarbourScheme.offline)
      row("there is no network", offline)
      try await app.loadHalf()
      app.webView.stopLoading()
      try await app.webView.waitUntilQuiet()
      row("the app calls stopLoading() while the page loads", "didFail NSURLErrorDomain -999")
      try await app.renamePage("Before")
      try await app.loadHalf()
      let point = try await app.middle(of: "#two")
      if offline != "nothing is called" {
        result.pictures.append(
          try await app.picture(
            "tapped", caption: "The page still loads when its link is tapped.",
            showing: "half a page with a link, and a gray circle where a finger taps it.",
            marking: point))
      }
      app.simulator.tap(at: point)
      try await app.webView.waitUntilQuiet(showing: "Two")
      row("a link is tapped while the page loads", "didFail NSURLErrorDomain -999")
      await app.webView.close()
    }
    result.tables = [
      FigureTable(
        "What an app is notified of",
        columns: ["What happens", "Which methods it implements", "What is called"], cells: rows)
    ]
    return result
  }
}

extension HarbourApp {
  /// Loads a page that never finishes, and waits until its beginning has loaded.
  fileprivate func loadHalf() async throws {
    webView.load(URLRequest(url: HarbourScheme.url("/half")))
    try await webView.waitForTitle("Half")
  }

  /// Changes the page's title, which distinguishes it from the same page loaded again.
  fileprivate func renamePage(_ title: String) async throws {
    _ = try await webView.evaluateJavaScript("document.title = '\(title)'")
    try await webView.waitForTitle(title)
  }
}

/// A delegate that records the errors that it is called with.
@MainActor
private protocol ErrorRecording: WKNavigationDelegate {
  var lines: [String] { get set }
}

extension ErrorRecording {
  func record(_ name: String, _ error: any Error) {
    let error = error as NSError
    lines.append("\(name) \(error.domain) \(error.code)")
  }

  func drainLines() -> String {
    defer { lines = [] }
    return lines.isEmpty ? "nothing is called" : lines.joined(separator: ", ")
  }
}

/// A delegate that implements only `didFail`, for loads that fail after the commit.
private final class LateErrorRecorder: NSObject, ErrorRecording {
  var lines: [String] = []

  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) { record("didFail", error) }
}

/// A delegate that implements both callbacks for errors.
private final class ErrorRecorder: NSObject, ErrorRecording {
  var lines: [String] = []

  // figure: both-error-methods
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) { record("didFail", error) }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) { record("didFailProvisionalNavigation", error) }
  // end figure
}
