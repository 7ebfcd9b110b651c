import Foundation
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Pages take on another identity, are printed, and find text")
struct SettingsTests {
  @Test("W315 a user agent reaches the document and its requests")
  func userAgent() async throws {
    let watcher = try await Watcher.open()
    try await watcher.page.setUserAgent("Mine/1 (Macintosh)")
    try await watcher.show(.html("<p>", baseURL: nil))
    #expect(
      try await watcher.page.evaluate("[navigator.userAgent, navigator.platform]")
        == .array([.string("Mine/1 (Macintosh)"), .string("MacIntel")]))
    await watcher.page.close()
  }

  @Test("A PDF has one sheet, as large in points as the document is in CSS pixels")
  func pdf() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(
      .html(
        "<!doctype html><meta name=viewport content='width=device-width'>"
          + "<style>body { margin: 0; height: 1500px } @media print { body { height: 9000px } }"
          + "</style><body>text", baseURL: nil))
    let text = String(decoding: try await watcher.page.makePDF(), as: UTF8.self)
    #expect(text.hasPrefix("%PDF"))
    let boxes = text.matches(of: /\/MediaBox ?\[0 0 ([0-9.]+) ([0-9.]+)\]/)
    #expect(boxes.count == 1)
    let width = Double(boxes.first?.output.1 ?? "") ?? 0
    let height = Double(boxes.first?.output.2 ?? "") ?? 0
    #expect(abs(width - 375) <= 1)
    #expect(abs(height - 1500) <= 1)
    await watcher.page.close()
  }

  @Test("W321 a text is found, selected and brought into view, from match to match")
  func find() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(
      .html(
        "<!doctype html><meta name=viewport content='width=device-width'>"
          + "<p>Needle<p style='margin-top: 4000px'>needle", baseURL: nil))
    func find(_ text: String, isCaseSensitive: Bool) async -> ScriptValue? {
      await run(
        ScriptCall(
          source: "return window.find(text, exact, false, true, false, true, false)",
          form: .asyncBody(["text": .string(text), "exact": .bool(isCaseSensitive)]),
          world: .client), in: watcher)
    }
    #expect(await find("NEEDLE", isCaseSensitive: true) == .bool(false))
    #expect(await find("NEEDLE", isCaseSensitive: false) == .bool(true))
    #expect(try await watcher.page.evaluate("String(getSelection())") == .string("Needle"))
    #expect(await find("NEEDLE", isCaseSensitive: false) == .bool(true))
    #expect(try await watcher.page.evaluate("String(getSelection())") == .string("needle"))
    #expect(try await watcher.page.evaluate("scrollY > 1000") == .bool(true))
    await watcher.page.close()
  }
}
