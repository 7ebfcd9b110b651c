import Foundation
import UIKit
import WebKit

/// Trap 2: how an app's error page is loaded decides what reload, back and forward do afterward.
///
/// The user opens the pages one, two and three, goes back to two and opens one for which there is
/// no network; the app shows its error page.
extension Figure {
  /// The error page as a local file.
  static let errorPageFile = errorPageHistory(
    "002-error-page-file", title: "An error page from a file",
    why: """
      Somebody opens the pages one, two and three, goes back to two, and opens a page for which \
      there is no network. The app shows an error page of its own. If that is a file, it is a page \
      like any other: it enters the list of pages, and reload means that file.
      """, code: ["error-page-file"], remedyFor: nil, isFile: true,
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
    // figure: error-page-file
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fanlight-gallery-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("error.html")
    try html.write(to: file, atomically: true, encoding: .utf8)
    webView.loadFileURL(file, allowingReadAccessTo: folder)
    // end figure
    return folder
  }

  /// The error page as a string without a base URL.
  static let errorPageText = errorPageHistory(
    "002-error-page-text", title: "An error page from a string",
    why: """
      The same steps, but the error page is a string. It enters no list, so back and forward stay \
      clean. But the web view then says about:blank for its address, and cannot try the failed page \
      again.
      """, code: ["error-page-text"], remedyFor: "002-error-page-file", isFile: false,
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
    // figure: error-page-text
    webView.loadHTMLString(html, baseURL: nil)
    // end figure
    return nil
  }

  private static func errorPageHistory(
    _ id: String, title: String, why: String, code: [String], remedyFor: String?, isFile: Bool,
    rule: String, statements: [String], expected: [String: (url: String, list: String)],
    show: @escaping @MainActor @Sendable (WKWebView, String) throws -> URL?
  ) -> Figure {
    Figure(
      id, of: .errorPages, title: title, why: why, rule: rule, statements: statements, code: code,
      remedyFor: remedyFor, needsEngine: true
    ) { stage in
      let app = try HarbourApp(on: stage)
      for name in ["one", "two", "three"] { try await app.load(HarbourScheme.url("/\(name)")) }
      app.webView.goBack()
      try await app.webView.waitUntilQuiet()
      try await app.load(HarbourScheme.offline)
      let folder = try show(app.webView, errorPage)
      defer { if let folder { try? FileManager.default.removeItem(at: folder) } }
      try await app.webView.waitUntilQuiet()
      var result = FigureResult()
      var rows: [[FigureCell]] = []
      @MainActor func recordStep(_ step: String, _ name: String, _ label: String) async throws {
        let rule = expected[step] ?? ("", "")
        let isErrorFile = rule.url == "error.html"
        rows.append([
          .words(label),
          .check(FigureCheck("webView.url", on: step, expected: rule.url, measured: app.shown)),
          .check(
            FigureCheck(
              "url.isFileURL", on: step, expected: isErrorFile,
              measured: app.webView.url?.isFileURL)),
          .check(
            FigureCheck("backForwardList", on: step, expected: rule.list, measured: app.list)),
        ])
        result.pictures.append(
          try await app.picture(
            name, label: label, caption: "List of pages: \(rule.list)",
            showing: "\(label): the address field shows \(rule.url); the list of pages is "
              + "\(rule.list)."))
      }
      try await recordStep("the error page", "shown", "The error page")
      let steps: [(String, @MainActor (WKWebView) -> WKNavigation?)] = [
        ("reload", { $0.reload() }), ("back", { $0.goBack() }), ("forward", { $0.goForward() }),
      ]
      for (step, act) in steps {
        _ = act(app.webView)
        try await app.webView.waitUntilQuiet()
        try await recordStep(step, step, "After \(step)")
      }
      result.tables = [
        FigureTable(
          "The list of pages, the current one in brackets",
          columns: ["", "url", "url.isFileURL", "backForwardList"], cells: rows)
      ]
      await app.webView.close()
      return result
    }
  }

  private static let errorPage = """
    <!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>No connection</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <style>body { margin: 0; height: 100vh; display: grid; place-content: center;
      text-align: center; font: 20px/1.5 -apple-system; background: #fbe9e7; color: #7f1d1d }</style>
    <h1>No connection</h1><p>The page could not be loaded.</p>
    """
}
