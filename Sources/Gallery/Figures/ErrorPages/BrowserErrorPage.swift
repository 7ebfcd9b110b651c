import FanlightBrowser
import Foundation
import Simulator
import UIKit
import WebKit

extension Figure {
  /// FanlightBrowser's error page: the history, and a reload that retries the failed URL.
  static let browserErrorPage = Figure(
    "002-browser-error-page", of: .errorPages, title: "An error page that is in nobody's way",
    why: """
      What people expect of a page that failed: the address stays in the field, reload tries it \
      again, back leads to the page that they came from, and the error page itself is never met \
      again.
      """,
    rule: """
      BrowserViewController shows its error page from a string, which enters no list, and keeps \
      the address and the place of the page that failed. Reload tries the address again, as often \
      as it fails; once the network is back, the page takes its place in the list.
      """,
    statements: ["W247", "W251", "W259", "W271"], code: ["browser-reload"], needsEngine: true
  ) { stage in
    let sites = try HarbourSites()
    let simulator = try stage.boot("iPhone 8", system: "11.4")
    let browser = BrowserViewController(url: sites.url("/tides"))
    // The URL has a port, which differs in each run.
    browser.errorPage.template = browser.errorPage.template.replacing("{address}", with: "{host}")
    simulator.settle(showing: UINavigationController(rootViewController: browser))
    try await browser.webView.waitUntilQuiet(showing: "Tides")
    var result = FigureResult()
    var rows: [[FigureCell]] = []

    @MainActor func recordStep(
      _ name: String, _ step: String, url: String, error: String, list: String, buttons: String
    ) async throws {
      simulator.settle()
      rows.append([
        .words(step),
        .check(FigureCheck("browser.url", on: step, expected: url, measured: browser.url?.path)),
        .check(
          FigureCheck(
            "browser.error?.kind", on: step, expected: error,
            measured: browser.error.map { "\($0.kind)" } ?? "nil")),
        .check(
          FigureCheck(
            "backForwardList", on: step, expected: list,
            measured: browser.webView.backForwardList.words)),
        .check(
          FigureCheck(
            "can go", on: step, expected: buttons,
            measured: [browser.canGoBack ? "back" : "", browser.canGoForward ? "forward" : ""]
              .filter { !$0.isEmpty }.joined(separator: ", "))),
      ])
      try await browser.webView.snapshotPage()
      result.pictures.append(
        simulator.picture(
          name, label: step, caption: "List of pages: \(list)",
          showing: "\(step): the browser with its address field, its buttons and "
            + (error == "nil"
              ? "the page \(url)." : "a page that says that the host does not answer."),
          insets: []))
    }

    browser.load(sites.url("/weather"))
    try await browser.webView.waitUntilQuiet(showing: "Weather")
    try await recordStep(
      "before", "Two pages were opened", url: "/weather", error: "nil",
      list: "tides · [weather]", buttons: "back")
    sites.stop()
    let failed = "harbour.localhost does not answer"
    browser.load(sites.url("/ferries"))
    try await browser.webView.waitUntilQuiet(showing: failed)
    try await recordStep(
      "failed", "A third one fails", url: "/ferries", error: "connectionFailed",
      list: "tides · [weather]", buttons: "back")
    // figure: browser-reload
    browser.reload()
    // end figure
    try await browser.waitForErrorPage(failed)
    try await recordStep(
      "again", "Reload, still no network", url: "/ferries", error: "connectionFailed",
      list: "tides · [weather]", buttons: "back")
    try sites.start()
    browser.reload()
    try await browser.webView.waitUntilQuiet(showing: "Ferries")
    try await recordStep(
      "there", "Reload, the network is back", url: "/ferries", error: "nil",
      list: "tides · weather · [ferries]", buttons: "back")
    browser.goBack()
    try await browser.webView.waitUntilQuiet(showing: "Weather")
    try await recordStep(
      "back", "Back", url: "/weather", error: "nil", list: "tides · [weather] · ferries",
      buttons: "back, forward")
    await browser.webView.close()
    sites.stop()
    result.tables = [
      FigureTable(
        "The browser and its list of pages, the current one in brackets",
        columns: ["", "browser.url", "browser.error?.kind", "backForwardList", "can go"],
        cells: rows)
    ]
    return result
  }
}

extension BrowserViewController {
  /// Waits until a page has been reloaded and has failed again.
  fileprivate func waitForErrorPage(_ title: String) async throws {
    // A refused connection is reported at once; this waits for the error page to load.
    try await Task.sleep(for: .milliseconds(500))
    try await webView.waitUntilQuiet(showing: title)
  }
}
