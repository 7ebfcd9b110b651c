import FanlightBrowser
import Foundation
import Simulator
import UIKit
import WebKit

extension Figure {
  /// A blank page that the user opened, and an error page from a string.
  static let blankPages = Figure(
    "002-blank-page", of: .errorPages, title: "A blank page, or an error page?",
    why: """
      An error page from a string says about:blank for its address. So does a page that is blank \
      because somebody asked for it, and an app that looks at the address cannot tell them apart.
      """,
    rule: """
      The address is about:blank both times, and isFileURL is false. The app itself has to \
      remember that a load failed, and which one: BrowserViewController.error is the failure that \
      is shown, and nil while a page is.
      """,
    statements: ["W247", "W259", "W271"], code: ["is-error-page"], needsEngine: true
  ) { stage in
    let simulator = try stage.boot("iPhone 8", system: "11.4")
    let browser = BrowserViewController()
    simulator.settle(showing: UINavigationController(rootViewController: browser))
    var result = FigureResult()
    var rows: [[FigureCell]] = []
    let pages: [(name: String, label: String, address: String, kind: String)] = [
      ("asked-for", "A blank page that was asked for", "about:blank", "nil"),
      ("failed", "A page that failed", "file:///no/such/page.html", "other"),
    ]
    for page in pages {
      guard let url = URL(string: page.address) else { continue }
      browser.policy.folders = [URL(fileURLWithPath: "/no/such", isDirectory: true)]
      browser.load(url)
      try await browser.webView.waitUntilQuiet()
      if page.kind != "nil" {
        try await browser.webView.waitUntilQuiet(showing: "The page could not be opened")
      }
      simulator.settle()
      // figure: is-error-page
      let failure = browser.error?.kind
      // end figure
      rows.append([
        .words(page.label),
        .check(
          FigureCheck(
            "webView.url", on: page.label, expected: "about:blank",
            measured: browser.webView.url?.absoluteString)),
        .check(
          FigureCheck(
            "isFileURL", on: page.label, expected: false,
            measured: browser.webView.url?.isFileURL)),
        .check(
          FigureCheck(
            "browser.error?.kind", on: page.label, expected: page.kind,
            measured: failure.map { "\($0)" } ?? "nil")),
        .check(
          FigureCheck(
            "browser.url", on: page.label, expected: page.address,
            measured: browser.url?.absoluteString)),
      ])
      try await browser.webView.snapshotPage()
      result.pictures.append(
        simulator.picture(
          page.name, label: page.label, caption: "webView.url is about:blank.",
          showing: page.kind == "nil"
            ? "A browser with an empty page."
            : "A browser with a page that says that the page could not be opened.", insets: []))
    }
    result.tables = [
      FigureTable(
        "What the web view and the browser say",
        columns: ["", "webView.url", "isFileURL", "browser.error?.kind", "browser.url"], cells: rows
      )
    ]
    await browser.webView.close()
    return result
  }
}
