import ChromiumEngine
import Foundation
import Simulator
import Snapshots
import Testing
import UIKit
import WebKit

@testable import FanlightTesting

@MainActor
@Suite("Screens · pages of web views in snapshots (testing.md 5 and 8)", .snapshots(record: .never))
struct WebViewSnapshotTests {
  private static let engine = ChromiumEngine()
  private let phone = Screen("iPhone SE 3", system: "18")

  /// A page below a label.
  private final class Help: UIViewController {
    private let color: String

    init(_ color: String) {
      self.color = color
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let webView = WKWebView(frame: CGRect(x: 0, y: 200, width: 375, height: 300))
      webView.loadHTMLString(
        "<meta name=viewport content='width=device-width'><body style='background:\(color)'>",
        baseURL: nil)
      view.addSubview(webView)
    }
  }

  /// Calls `body` with the path of a test file in a package of its own.
  private func withTestFile(_ body: (String) async -> Void) async {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pages-\(UUID().uuidString)")
    await body(folder.appendingPathComponent("Tests/ShopTests/HelpTests.swift").path)
    try? FileManager.default.removeItem(at: folder)
  }

  /// The messages of a block's failures.
  private final class Messages: @unchecked Sendable {
    var texts: [String] = []
  }

  private func failures(
    _ color: String, file: String, _ body: @MainActor (Shown) async -> Void
  ) async -> [String] {
    SnapshotRun.names = SnapshotNames()
    let messages = Messages()
    await withKnownIssue(isIntermittent: true) {
      await phone.show(
        Help(color), engine: Self.engine, filePath: file, testName: "help()"
      ) { shown in
        await shown.waitUntilQuiet()
        await body(shown)
      }
    } matching: { issue in
      messages.texts.append(issue.comments.map(\.rawValue).joined(separator: "\n"))
      return true
    }
    return messages.texts
  }

  @Test(
    "a changed page is reported with the rectangle of the engine's pixels")
  func pagesAreInThePicture() async {
    await withTestFile { file in
      let recorded = await failures("rgb(200,0,0)", file: file) {
        await $0.expectSnapshot(record: .missing)
      }
      #expect(recorded.count == 1 && recorded[0].contains("was recorded"), "\(recorded)")
      let same = await failures("rgb(200,0,0)", file: file) { await $0.expectSnapshot() }
      #expect(same.isEmpty, "\(same)")
      let other = await failures("rgb(0,0,200)", file: file) { await $0.expectSnapshot() }
      #expect(other.count == 1)
      // Two pixels a point.
      #expect(other.first?.contains("  engine   (0 400 750 600) has the pixels of a page") == true)
      #expect(other.first?.contains(" in (0 400 750 600), the strongest at ") == true, "\(other)")
    }
  }

  @Test("without waiting for its pixels a page fails; a mask covers it")
  func pagesAreAwaitedOrMasked() async {
    await withTestFile { file in
      let told = await failures("red", file: file) { shown in
        let expect = { shown.expectSnapshot(record: .all) }
        expect()
      }
      #expect(told.count == 1)
      #expect(told.first?.contains("it shows a page of a web view: await expectSnapshot()") == true)

      _ = await failures("red", file: file) { $0.expectMasked(record: .all) }
      #expect(await failures("blue", file: file) { $0.expectMasked() }.isEmpty)
    }
  }

  @Test("a mask of web views that covers none fails")
  func masksWithoutWebViewsFail() {
    let messages = Messages()
    withKnownIssue {
      phone.show(UIViewController()) { $0.expectSnapshot(mask: [.webViews], record: .never) }
    } matching: { issue in
      messages.texts.append("\(issue)")
      return true
    }
    #expect(messages.texts.first?.contains("a mask matches nothing: no web view is shown") == true)
  }

  @Test("without an engine a web view is blank, and no engine is started")
  func webViewsWithoutAnEngineAreBlank() throws {
    try phone.show(Help("red")) { shown in
      #expect(shown.simulator.webViewsWithPages.isEmpty)
      let area = try EngineArea(in: shown, covered: MaskArea([], in: shown))
      #expect(area.rects.isEmpty)
      #expect(shown.frames.contains("WKWebView (0 200 375 300)"))
    }
  }
}

extension Shown {
  /// Calls the synchronous expectation from asynchronous closures.
  fileprivate func expectMasked(record: SnapshotRecording? = nil) {
    expectSnapshot(mask: [.webViews], record: record)
  }
}
