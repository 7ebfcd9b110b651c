import Foundation
import Testing

@testable import FanlightBrowser

@Suite("Sites as they are written")
struct SiteTests {
  @Test(
    "other patterns are not sites",
    arguments: [
      "", "*", "*.", ".", "..", "a..b", "ftp://good.example", "https://", "good.example:0",
      "good.example:70000", "good.example:x", "go od.example", "*.*.example", "a.*.example",
      "good.example/%zz", "good.example/a%2fb", "user@good.example",
    ])
  func otherPatternsAreNotSites(pattern: String) {
    #expect(Site(parsing: pattern) == nil)
  }

  @Test("the site of a URL is its scheme, host and port")
  func siteIsSchemeHostAndPort() {
    func site(_ address: String) -> String? {
      URL(string: address).flatMap(Site.init(containing:))?.description
    }
    #expect(site("https://Good.example./a?b") == "https://good.example")
    #expect(site("http://name@good.example:8080/") == "http://good.example:8080")
    #expect(site("mailto:a@good.example") == nil)
    #expect(site("file:///a") == nil)
  }

  @Test("a site is written the way it was read")
  func sitesAreWrittenAsRead() {
    #expect(
      Site(parsing: "https://*.Good.example:8443/a")?.description == "https://*.Good.example:8443/a"
    )
  }

  // Samples of RFC 3492, section 7.1, and names that are registered as test domains.
  @Test(
    "host names outside of ASCII have one form",
    arguments: [
      ("bücher", "xn--bcher-kva"), ("BÜCHER", "xn--bcher-kva"), ("bu\u{308}cher", "xn--bcher-kva"),
      ("例え", "xn--r8jz45g"), ("テスト", "xn--zckzah"), ("испытание", "xn--80akhbyknj4f"),
      ("他们为什么不说中文", "xn--ihqwcrb4cv8a8dqg056pqjye"), ("faß", "xn--fa-hia"),
      ("plain", "plain"),
    ])
  func hostNamesOutsideASCIIHaveOneForm(label: String, ascii: String) {
    #expect(HostName.canonical(label) == ascii)
  }

  @Test("full stops of other scripts are dots, a dot at the end is none")
  func fullStopsOfOtherScriptsAreDots() {
    #expect(HostName.canonical("a\u{3002}b\u{FF0E}c\u{FF61}d.") == "a.b.c.d")
    #expect(HostName.canonical("a..") == nil)
  }
}
