import ArgumentParser
import PageHosts
import Testing

@testable import fanlight

@Suite("Arguments of options about settings and requests")
struct EmulationOptionTests {
  @Test(
    "a locale is a language with an optional script and region, written as in BCP 47",
    arguments: [
      ("de", "de"), ("DE-at", "de-AT"), ("zh-hans-cn", "zh-Hans-CN"), ("es-419", "es-419"),
      ("ar_EG", "ar-EG"), ("fil-PH", "fil-PH"),
    ])
  func localesAreBCP47(_ argument: String, _ tag: String) throws {
    #expect(try LocaleArgument.tag(argument) == tag)
  }

  @Test(
    "a wrong locale is rejected", arguments: ["", "e", "english", "de-", "de-DEU", "d1", "de DE"])
  func wrongLocalesAreRejected(_ argument: String) {
    #expect(throws: ValidationError.self) { try LocaleArgument.tag(argument) }
  }

  @Test("Arabic, Hebrew, Persian and Urdu are written from right to left")
  func scriptsAreWrittenFromRightToLeft() {
    for tag in ["ar", "ar-EG", "he-IL", "fa-IR", "ur-PK"] {
      #expect(LocaleArgument.isRightToLeft(tag), "\(tag)")
    }
    for tag in ["de-DE", "zh-Hans-CN", "en-IL", "ja"] {
      #expect(!LocaleArgument.isRightToLeft(tag), "\(tag)")
    }
  }

  @Test("a cookie is a token and a value, which may have equals signs")
  func cookiesAreTokenAndValue() throws {
    #expect(try AccessArguments.cookie("a=b=c") == .init(name: "a", value: "b=c"))
    #expect(try AccessArguments.cookie("a=") == .init(name: "a", value: ""))
    for argument in ["a", "=b", "a b=c", "a=b; Path=/", "a=b c", "a=\u{1}"] {
      #expect(throws: ValidationError.self, "\(argument)") { try AccessArguments.cookie(argument) }
    }
  }

  @Test("a header field is a name and a value; fields with an option of their own are rejected")
  func headerFieldsAreNameAndValue() throws {
    #expect(try AccessArguments.header("X-A:  b: c ") == .init(name: "X-A", value: "b: c"))
    for argument in ["X-A", "X A: b", ": b", "X-A: b\r\nX-B: c", "Cookie: a=b", "Host: x"] {
      #expect(throws: ValidationError.self, "\(argument)") { try AccessArguments.header(argument) }
    }
  }

  @Test("a password may have colons; a host has no scheme, port or path")
  func passwordsMayHaveColons() throws {
    #expect(try AccessArguments.credential("me:a:b") == .init(user: "me", password: "a:b"))
    #expect(throws: ValidationError.self) { try AccessArguments.credential("me") }
    #expect(try AccessArguments.trustedHost("Dev.Example") == "dev.example")
    for argument in ["", "https://dev.example", "dev.example:8443", "dev.example/x"] {
      #expect(throws: ValidationError.self, "\(argument)") {
        try AccessArguments.trustedHost(argument)
      }
    }
  }
}
