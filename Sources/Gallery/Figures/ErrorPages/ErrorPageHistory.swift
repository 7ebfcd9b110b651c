import Foundation
import UIKit
import WebKit

/// Trap 2: how an app's error page is loaded decides what reload, back and forward do afterwards.
///
/// A person opens the pages one, two and three, goes back to two and opens one for which there is no
/// network; the app shows its error page.
extension Figure {
  /// The error page as a local file.
  static let errorPageFile = errorPageHistory(
    "002-error-page-file", title: "An error page from a file",
    rule: """
      A page loaded from a file takes a place in the list: what lay ahead is gone, reload loads \
      the error page again and again, and it lies between the good pages when one goes back and \
      forward.
      """,
    statements: ["W243", "W246", "W270"],
    expected: [
      "the error page": ("error.html", "one · two · [error.html]"),
      "reload": ("error.html", "one · two · [error.html]"),
      "back": ("two", "one · [two] · error.html"),
      "forward": ("error.html", "one · two · [error.html]"),
    ]
  ) { webView, html in
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fanlight-gallery-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("error.html")
    try html.write(to: file, atomically: true, encoding: .utf8)
    webView.loadFileURL(file, allowingReadAccessTo: folder)
    return folder
  }

  /// The error page as text without a base URL.
  static let errorPageText = errorPageHistory(
    "002-error-page-text", title: "An error page from a string",
    rule: """
      loadHTMLString(_:baseURL:) with nil takes no place in the list: two stays the current page \
      and three lies ahead. The address is about:blank and reload shows an empty page, so the app \
      itself has to keep the address that failed. Back leads to the page before two.
      """,
    statements: ["W259", "W260", "W262", "W271"],
    expected: [
      "the error page": ("about:blank", "one · [two] · three"),
      "reload": ("about:blank", "one · [two] · three"),
      "back": ("one", "[one] · two · three"),
      "forward": ("two", "one · [two] · three"),
    ]
  ) { webView, html in
    webView.loadHTMLString(html, baseURL: nil)
    return nil
  }

  private static func errorPageHistory(
    _ id: String, title: String, rule: String, statements: [String],
    expected: [String: (url: String, list: String)],
    show: @escaping @MainActor @Sendable (WKWebView, String) throws -> URL?
  ) -> Figure {
    Figure(
      id, of: .errorPages, title: title, rule: rule, statements: statements, needsEngine: true
    ) { stage in
      let app = try HarbourApp(on: stage)
      for name in ["one", "two", "three"] { try await app.load(HarbourScheme.url("/\(name)")) }
      app.webView.goBack()
      try await app.webView.settle()
      try await app.load(HarbourScheme.offline)
      let folder = try show(app.webView, errorPage)
      defer { if let folder { try? FileManager.default.removeItem(at: folder) } }
      try await app.webView.settle()
      var result = FigureResult()
      @MainActor func note(_ step: String) {
        let rule = expected[step] ?? ("", "")
        result.checks += [
          FigureCheck("webView.url", on: step, expected: rule.url, measured: app.shown),
          FigureCheck("backForwardList", on: step, expected: rule.list, measured: app.list),
        ]
      }
      note("the error page")
      result.pictures.append(
        try await app.picture(
          "shown", caption: "The error page", showing: "the words No connection on the screen."))
      let steps: [(String, @MainActor (WKWebView) -> WKNavigation?)] = [
        ("reload", { $0.reload() }), ("back", { $0.goBack() }), ("forward", { $0.goForward() }),
      ]
      for (step, act) in steps {
        _ = act(app.webView)
        try await app.webView.settle()
        note(step)
        result.pictures.append(
          try await app.picture(
            step, caption: "After \(step)", showing: "what the web view shows after \(step)."))
      }
      await app.webView.close()
      return result
    }
  }

  private static let errorPage = """
    <!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>No connection</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <style>body { margin: 0; height: 100vh; display: grid; place-content: center;
      text-align: center; font: 20px/1.5 sans-serif; background: #fbe9e7; color: #7f1d1d }</style>
    <h1>No connection</h1><p>The page could not be loaded.</p>
    """
}
