import FanlightBrowser
import Foundation
import Testing

@Suite("Text in the address field")
struct AddressInputTests {
  private let input = AddressInput(searchTemplate: "https://search.example/?q=%s")

  @Test(
    "a URL or a host name is read as a URL",
    arguments: [
      ("good.example", "https://good.example"), ("  good.example/a b ", nil),
      ("good.example/path?q#f", "https://good.example/path?q#f"),
      ("https://good.example/", "https://good.example/"),
      ("HTTP://good.example", "HTTP://good.example"),
      ("good.example:8080/x", "https://good.example:8080/x"),
      ("localhost", "http://localhost"), ("localhost:3000/a", "http://localhost:3000/a"),
      ("127.0.0.1:80", "http://127.0.0.1:80"), ("192.168.1.1", "https://192.168.1.1"),
      ("good.example/a%20b?c[]=%2F|", "https://good.example/a%20b?c%5B%5D=%2F%7C"),
      ("about:blank", "about:blank"), ("sub.good.co.example", "https://sub.good.co.example"),
    ] as [(String, String?)])
  func urlsAndHostNamesAreRead(typed: String, expected: String?) {
    guard let expected else {
      #expect(input.url(for: typed)?.host == "search.example")
      return
    }
    #expect(input.url(for: typed)?.absoluteString == expected)
  }

  @Test("host names with letters outside of ASCII are read")
  func hostNamesOutsideASCIIAreRead() {
    #expect(input.url(for: "bücher.example")?.host(percentEncoded: false) != "search.example")
  }

  @Test(
    "other text is a search",
    arguments: [
      ("ferry times", "ferry%20times"), ("what is 1+1?", "what%20is%201%2B1%3F"),
      ("swift", "swift"), ("3.14", "3.14"), ("a&b=c", "a%26b%3Dc"), ("e.g.", "e.g."),
      ("javascript:alert(1)", "javascript%3Aalert%281%29"),
      ("name@good.example", "name%40good.example"),
      ("1.2.3.4.5", "1.2.3.4.5"), ("300.1.1.1", "300.1.1.1"),
    ])
  func otherTextIsASearch(typed: String, query: String) {
    #expect(input.url(for: typed)?.absoluteString == "https://search.example/?q=\(query)")
  }

  @Test("empty text, and words without a search template, have no URL")
  func emptyTextHasNoURL() {
    #expect(input.url(for: "  ") == nil)
    #expect(AddressInput(searchTemplate: nil).url(for: "two words") == nil)
    #expect(AddressInput(searchTemplate: nil).url(for: "good.example") != nil)
  }

  @Test("a field shows where one is")
  func fieldsShowTheHost() {
    #expect(AddressInput.short(URL(string: "https://www.good.example/a/b?c")) == "good.example")
    #expect(AddressInput.short(URL(string: "https://login.good.example/")) == "login.good.example")
    #expect(AddressInput.short(URL(string: "about:blank")) == "")
    #expect(AddressInput.short(nil) == "")
  }
}
