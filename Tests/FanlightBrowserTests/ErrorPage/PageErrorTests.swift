import FanlightBrowser
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("PageError for the errors of a navigation delegate")
struct PageErrorTests {
  private static let url: URL? = URL(string: "https://good.example/a")

  @Test(
    "codes of Foundation",
    arguments: [
      (-1009, PageError.Kind.offline), (-1020, .offline), (-1018, .offline),
      (-1003, .hostNotFound), (-1006, .hostNotFound), (-1004, .connectionFailed),
      (-1005, .connectionFailed), (-1001, .timedOut), (-1007, .tooManyRedirects),
      (-1200, .notSecure), (-1201, .notSecure), (-1202, .notSecure), (-1203, .notSecure),
      (-1204, .notSecure), (-1205, .notSecure), (-1206, .notSecure), (-1022, .notSecure),
      (-1002, .other), (-1100, .other), (-1, .other),
    ])
  func foundationCodes(code: Int, kind: PageError.Kind) {
    let error = PageError(NSError(domain: NSURLErrorDomain, code: code), attempted: Self.url)
    #expect(error?.kind == kind)
    #expect(error?.url == Self.url)
  }

  @Test(
    "W275: cancellations, interruptions and media loads are not errors",
    arguments: [(NSURLErrorDomain, -999), ("WebKitErrorDomain", 102), ("WebKitErrorDomain", 204)])
  func cancellationsAreNotErrors(domain: String, code: Int) {
    #expect(PageError(NSError(domain: domain, code: code), attempted: Self.url) == nil)
  }

  @Test("the error's failing URL and localized description take precedence")
  func failingURLTakesPrecedence() {
    let named = URL(string: "https://other.example/")
    let error = NSError(
      domain: NSURLErrorDomain, code: -1001,
      userInfo: [NSURLErrorFailingURLErrorKey: named as Any, NSLocalizedDescriptionKey: "Late."])
    #expect(
      PageError(error, attempted: Self.url) == PageError(.timedOut, url: named, reason: "Late."))
  }

  @Test("an error of another domain has the kind .other")
  func errorsOfOtherDomainsAreOther() {
    #expect(PageError(NSError(domain: "App", code: 102), attempted: nil)?.kind == .other)
  }
}
