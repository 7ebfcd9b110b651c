import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Detected phone numbers, URLs and mail addresses become links")
struct DetectorTests {
  /// The links of a document, each with its text.
  private func links(
    _ html: String, _ data: DetectedData, fromServer: Bool = true
  ) async throws -> String {
    let server = try LoopbackServer(["/": .page(html)])
    let page = try await sharedEngine.makePage(
      PageConfiguration(viewport: PageViewport.portrait, detectedData: data))
    let watcher = await Watcher.watch(try #require(page as? ChromiumPage))
    try await watcher.show(fromServer ? .url(server.url("/")) : .html(html, baseURL: nil))
    let response = try await watcher.page.evaluate(
      "[...document.links].map(link => link.getAttribute('href') + ' ' + link.textContent"
        + " + ' ' + link.getAttribute('x-apple-data-detectors-type')).join('\\n')")
    await watcher.page.close()
    guard case .string(let text) = response else { return "none" }
    return text
  }

  @Test(
    "W330: a number that is written as one becomes a link, wherever the text comes from",
    arguments: [
      ("(408) 555-1212", "tel:(408)%20555-1212"), ("408-555-1212", "tel:408-555-1212"),
      ("1-800-555-1212", "tel:1-800-555-1212"), ("+49 30 1234567", "tel:+49%2030%201234567"),
    ])
  func telephoneNumbersBecomeLinks(_ number: String, _ address: String) async throws {
    let page = "<p>Call \(number), please.</p>"
    for fromServer in [true, false] {
      #expect(
        try await links(page, .phoneNumbers, fromServer: fromServer)
          == "\(address) \(number) telephone")
    }
    #expect(try await links(page, []) == "")
  }

  @Test(
    "W330: other numbers, editable text and pages with telephone=no are not changed",
    arguments: [
      "<p>2026-11-22, 192.168.100.200, 1234567890123456, 3.14159 and 12 34</p>",
      "<p><textarea>408-555-1212</textarea><b contenteditable>408-555-1212</b></p>",
      "<meta name=format-detection content='telephone=no'><p>408-555-1212</p>",
    ])
  func otherNumbersAreNotChanged(_ page: String) async throws {
    #expect(try await links(page, .phoneNumbers) == "")
  }

  @Test("W330: URLs and mail addresses become links; existing links are not changed")
  func urlsAndMailAddressesBecomeLinks() async throws {
    #expect(
      try await links(
        "<p>See https://example.com/a?b=c, www.example.org or me@example.com."
          + " <a href=/own>www.own.example</a> 408-555-1212", .links)
          == """
          https://example.com/a?b=c https://example.com/a?b=c link
          http://www.example.org www.example.org link
          mailto:me@example.com me@example.com email
          /own www.own.example null
          """)
  }
}
