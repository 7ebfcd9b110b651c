import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Documents other than HTML")
struct OtherDocumentsTests {
  @Test(
    "XML, SVG, plain text and pictures are measured and painted",
    arguments: [
      ("application/xml", "<?xml version='1.0'?><a><b>x</b></a>"),
      ("application/xml", "<a><b>not well formed</a>"),
      (
        "application/xhtml+xml",
        "<html xmlns='http://www.w3.org/1999/xhtml'><body><p>x</p></body></html>"
      ),
      (
        "image/svg+xml",
        "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'><rect/></svg>"
      ),
      ("text/plain", "x"), ("application/json", "{}"), ("text/html", ""),
    ])
  func everyDocumentTypeIsMeasuredAndPainted(_ type: String, _ body: String) async throws {
    let server = try LoopbackServer([
      "/": .response("200 OK", headers: ["Content-Type: \(type)"], body: body)
    ])
    let watcher = try await Watcher.open(PageViewport.cover)
    try await watcher.show(.url(server.url("/")))

    #expect(await watcher.milestones.last == .navigation(.finished))
    #expect(
      try await watcher.page.measure().safeAreaInsets
        == EdgeLengths(top: 88, left: 0, bottom: 78, right: 0))
    let region = CGRect(x: 0, y: 0, width: 375, height: 812)
    #expect(try await watcher.page.capture(region).count == 1)
    await watcher.page.close()
  }

  @Test("A document whose script took its root away says that there is nothing to measure")
  func documentsWithoutARoot() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(.html("<p>x", baseURL: nil))
    _ = try await watcher.page.evaluate("document.documentElement.remove()")
    let error = await #expect(throws: WebEngineError.self) { try await watcher.page.measure() }
    #expect(error?.message == "The page has no root element, so nothing in it can be measured.")
    await watcher.page.close()
  }
}
