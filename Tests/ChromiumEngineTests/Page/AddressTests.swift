import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("The spelling and percent-encoding of URLs")
struct AddressTests {
  @Test(
    "Percent-encoded bytes stay; other characters that RFC 3986 does not allow are encoded",
    arguments: [
      ("http://a/ok?a[]=%20x&b=%2F|", "http://a/ok?a%5B%5D=%20x&b=%2F%7C"),
      ("http://a/p%20q?r=1", "http://a/p%20q?r=1"),
      ("http://a/p q%20r#s t", "http://a/p%20q%20r#s%20t"),
      ("http://[::1]:80/a[1]", "http://[::1]:80/a%5B1%5D"),
      ("http://a/?q=100%&b=%20", "http://a/?q=100%25&b=%20"),
      ("http://b\u{fc}cher.example/%20\u{e4}", "http://xn--bcher-kva.example/%20%C3%A4"),
      ("tel:1 2%20", "tel:1%202%20"), (" http://a/\n", "http://a/"),
      ("http://a/#b#c", "http://a/#b%23c"),
    ])
  func percentEncodedBytesStay(_ address: String, _ url: String) {
    #expect(URL(address: address)?.absoluteString == url)
  }

  @Test("A string without a scheme is resolved against the base URL")
  func stringsWithoutASchemeAreResolved() throws {
    let base = try #require(URL(string: "http://a/b/c"))
    #expect(
      URL(address: "d?e[]=%20", relativeTo: base)?.absoluteString == "http://a/b/d?e%5B%5D=%20")
    #expect(URL(address: "http://exa mple/") == nil)
  }

  @Test("The request and `location.href` keep the URL's spelling")
  func requestsKeepTheURLsSpelling() async throws {
    let path = "/ok?a[]=%20x&b=%2F|"
    let server = try LoopbackServer(responding: { _ in .page("<p>x") })
    let address = "http://127.0.0.1:\(server.port)\(path)"
    let url = try #require(URL(address: address))
    let watcher = try await Watcher.open()
    try await watcher.show(.url(url, spelling: address))
    #expect(server.paths.contains(path))
    #expect(try await watcher.page.measure().address == address)
    #expect(await watcher.milestones.contains(.navigation(.committed(url))))
    await watcher.page.close()
  }

  @Test("A URL of a redirect is reported without encoding its percent-encoded bytes again")
  func redirectURLsAreEncodedOnce() async throws {
    let server = try LoopbackServer([
      "/": .page("<p>x"), "/from": .redirect("/to?a[]=%20x"), "/to?a[]=%20x": .page("<p>y"),
    ])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/from")))
    let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/to?a%5B%5D=%20x"))
    #expect(await watcher.milestones.contains(.navigation(.redirected(url))))
    #expect(await watcher.milestones.contains(.navigation(.committed(url))))
    await watcher.page.close()
  }
}
