import Foundation
import FoundationNetworking
import UIKit
import WebKit

extension Figure {
  /// Trap 1: there are two callbacks for errors.
  static let errorCallbacks = Figure(
    "002-error-callbacks", of: .errorPages, title: "Two callbacks for errors",
    rule: """
      A load that fails before anything has arrived calls didFailProvisionalNavigation, one that \
      ends early after its page has appeared calls didFail. An app that implements only didFail \
      never hears that there is no network.
      """,
    statements: ["W161", "W240", "W314"], needsEngine: true
  ) { stage in
    var result = FigureResult()
    let delegates: [(String, String, any ErrorRecording)] = [
      ("only didFail is implemented", "nothing is called", LateErrorRecorder()),
      (
        "both are implemented", "didFailProvisionalNavigation NSURLErrorDomain -1009",
        ErrorRecorder()
      ),
    ]
    for (name, offline, recorder) in delegates {
      let app = try HarbourApp(on: stage)
      app.scheme.bodies["/stopped"] = "<p>Half a page.</p><img src='\(HarbourScheme.endless)'>"
      app.webView.navigationDelegate = recorder
      try await app.load(HarbourScheme.offline)
      result.checks.append(
        FigureCheck("no network", on: name, expected: offline, measured: recorder.takeLines()))
      app.webView.load(URLRequest(url: HarbourScheme.url("/stopped")))
      while app.webView.title != "Stopped" { try await Task.sleep(for: .milliseconds(10)) }
      app.webView.stopLoading()
      try await app.webView.settle()
      result.checks.append(
        FigureCheck(
          "stopped after the page appeared", on: name,
          expected: "didFail NSURLErrorDomain -999", measured: recorder.takeLines()))
      await app.webView.close()
    }
    return result
  }
}

/// A delegate that keeps the errors that it is notified of.
@MainActor
private protocol ErrorRecording: WKNavigationDelegate {
  var lines: [String] { get set }
}

extension ErrorRecording {
  func record(_ name: String, _ error: any Error) {
    let error = error as NSError
    lines.append("\(name) \(error.domain) \(error.code)")
  }

  func takeLines() -> String {
    defer { lines = [] }
    return lines.isEmpty ? "nothing is called" : lines.joined(separator: ", ")
  }
}

/// A delegate that hears only of loads that end early.
private final class LateErrorRecorder: NSObject, ErrorRecording {
  var lines: [String] = []

  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) { record("didFail", error) }
}

/// A delegate that is notified of all failed loads.
private final class ErrorRecorder: NSObject, ErrorRecording {
  var lines: [String] = []

  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) { record("didFail", error) }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) { record("didFailProvisionalNavigation", error) }
}
