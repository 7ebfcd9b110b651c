import ChromiumEngine
import Foundation
import Reporting
import Testing
import WebKit

@testable import PageHosts

@Suite("Reports 6 and 10.5 · links to parts of the HTML page")
@MainActor
struct ReportLinksTests {
  private static let subjects = (1...12).map { "/shop \($0)?q=a&b=ä#/é/\($0)" }
  private static let screens = (1...5).map { number in
    Report.Screen(
      id: "iPhone-\(number).26.1.portrait", device: "iPhone \(number)", system: "26.1",
      orientation: "portrait", width: 4, height: 8, scale: 1, order: number, safeArea: .init())
  }
  private static let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAICAIAAABRUclSAAAAEElEQVR4nGNgYIhCQjTjAAA+RgtBLUPDZgAAAABJRU5ErkJggg=="
  )

  /// A run over some of the screens, with a finding on each page and a comparison on each screen.
  private func report(_ screens: [Report.Screen], scale: Double = 1) throws -> Report {
    let picture = Report.Picture(png: try #require(Self.png))
    var screens = screens
    for index in screens.indices { screens[index].scale = scale }
    return Report(
      tool: .init(version: "1"), run: .init(kind: .shot, plan: "p"), screens: screens,
      rules: [.init(id: "busy-page", severity: .moderate, title: "Busy", help: "Busy")],
      subjects: Self.subjects.map { .init(id: $0, kind: .page, name: $0) }, pictures: [picture],
      shots: Self.subjects.flatMap { subject in
        screens.map {
          .init(
            subject: subject, screen: $0.id, host: "safari", position: "top", picture: picture.id)
        }
      },
      comparisons: Self.subjects.flatMap { subject in
        screens.map { screen in
          .init(
            id: subject, subject: subject, screen: screen.id, host: "safari", position: "top",
            result: .different, expected: picture.id, actual: picture.id,
            pixels: .init(
              different: 1, of: 32, box: .init(x: 1 / scale, y: 1 / scale, width: 1, height: 1)))
        }
      },
      findings: Self.subjects.enumerated().map { index, subject in
        Report.Finding(
          fingerprint: "fa1-\(index)", rule: "busy-page", severity: .moderate, subject: subject,
          worst: .init(
            screen: Self.screens[0].id, host: "safari", position: "top", picture: picture.id),
          screens: [.init(screen: Self.screens[0].id, host: "safari", position: "top")])
      })
  }

  /// Returns the links of a report, each with the title of the view that it opens.
  private func links(_ report: Report) -> [(link: String, title: String)] {
    func encoded(_ text: String) -> String {
      // Like JavaScript's `encodeURIComponent`.
      let kept = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.!~*'()"
      return text.addingPercentEncoding(withAllowedCharacters: .init(charactersIn: kept)) ?? ""
    }
    let names = Dictionary(
      uniqueKeysWithValues: report.screens.map { ($0.id, "\($0.device), iOS 26.1, portrait") })
    let query = "?host=safari&at=top"
    return report.findings.map {
      ("#/finding/\($0.fingerprint)", "busy-page on \(names[$0.screens[0].screen] ?? "")")
    }
      + report.shots.map {
        (
          "#/shot/\(encoded($0.subject))/\(encoded($0.screen))\(query)",
          "\($0.subject), safari, top on \(names[$0.screen] ?? "")"
        )
      }
      + report.comparisons.map {
        (
          "#/comparison/\(encoded($0.id))/\(encoded($0.screen))\(query)",
          "\($0.id) on \(names[$0.screen] ?? "")"
        )
      }
  }

  /// Writes the pages of reports, and calls a closure with a web view and their URLs.
  private func withPages(
    _ reports: [Report], _ work: (WKWebView, [URL]) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("report-links-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try reports.enumerated().map { index, report in
      let file = folder.appendingPathComponent("report-\(index).html")
      try HTMLReport(report) { _ in Self.png }.write(to: file)
      return file
    }
    try await PageOnDevice.show("") { _, webView in try await work(webView, files) }
  }

  private func title(_ webView: WKWebView) async throws -> String? {
    try await webView.evaluateJavaScript(
      "document.querySelector('dialog[open] #viewer-title')?.textContent ?? ''") as? String
  }

  @Test("50 random links open their target, after a reload and in the report of a later run")
  func randomLinksOpenTheirTarget() async throws {
    let first = try report(Array(Self.screens.dropLast()))
    // More screens, in another order, and other pictures of the same subjects.
    let later = try report(Self.screens.reversed(), scale: 2)
    try await withPages([first, later]) { webView, files in
      let links = self.links(first).shuffled().prefix(50)
      for file in files {
        webView.loadFileURL(file, allowingReadAccessTo: file.deletingLastPathComponent())
        #expect(try await webView.waitUntilQuiet(timeout: .seconds(30)))
        for (link, title) in links {
          _ = try await webView.evaluateJavaScript("location.hash = `\(link)`; 0")
          if file == files[0] { webView.reload() }
          #expect(try await webView.waitUntilQuiet(timeout: .seconds(30)))
          #expect(try await self.title(webView) == title, "\(link)")
        }
      }
    }
  }

  @Test(
    "A difference's box is outlined even in a picture with another shape than its screen's")
  func boxesAreOutlinedInOtherShapes() async throws {
    var long = try report(Self.screens, scale: 2)
    for index in long.screens.indices { long.screens[index].height = 2 }
    var figures = long
    figures.screens = []
    for index in figures.shots.indices { figures.shots[index].scale = 2 }
    try await withPages([long, figures]) { webView, files in
      for file in files {
        let link = self.links(long).last?.link ?? ""
        let url = try #require(URL(string: file.absoluteString + link))
        webView.loadFileURL(url, allowingReadAccessTo: file.deletingLastPathComponent())
        #expect(try await webView.waitUntilQuiet(timeout: .seconds(30)))
        let boxes = try await webView.evaluateJavaScript(
          """
          [...document.querySelectorAll('dialog[open] .sheet > svg')].map((svg) =>
            [svg.getAttribute('viewBox'), ...[...svg.children].map((shape) => `${shape.getAttribute('class')} `
              + ['x', 'y', 'width', 'height'].map((key) => shape.getAttribute(key)).join())].join('; ')).join()
          """)
        // The picture has 4 by 8 pixels, two per point.
        #expect(boxes as? String == "0 0 2 4; box 0.5,0.5,1,1", "\(file.lastPathComponent)")
      }
    }
  }
}
