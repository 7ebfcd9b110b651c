import Foundation
import Testing
import WebEngine

@testable import PageHosts

@Suite("The messages of screenshots that could not be taken")
struct ShotFailureTests {
  @Test("the message of a failed load has the error, the time and advice")
  func failedLoadsNameTheError() {
    let failure = PageFailure(
      kind: .hostNotFound, url: URL(string: "https://no.example/a"),
      detail: "net::ERR_NAME_NOT_RESOLVED")
    let words = ShotFailure(
      loading: "https://no.example/a", failure: failure, after: .milliseconds(240))

    #expect(
      words.message == """
        https://no.example/a could not be loaded: no.example has no address \
        (net::ERR_NAME_NOT_RESOLVED), after 0.2 s.
        """)
    #expect(words.advice == "Check the spelling of the host and the network.")
  }

  @Test("the message of a load without a response has the timeout")
  func missingResponsesNameTheTimeout() throws {
    let web = PageSource(
      .web(try #require(URL(string: "http://a.example"))), argument: "http://a.example")
    #expect(
      ShotFailure(noResponseFrom: web, within: .seconds(30)).message
        == "http://a.example could not be loaded: there was no response within 30 s.")
    #expect(
      ShotFailure(noResponseFrom: PageSource(.html("x"), argument: "-"), within: .milliseconds(2))
        .message
        == "- could not be loaded: nothing of it was there within less than 0.1 s.")
  }

  @Test(
    "the message of an unresponsive page has its activity, or else the possible causes",
    arguments: [
      (nil, "A script that does not end, or too much to paint, does this."),
      (.script, "A script that does not end, or too much to paint, does this."),
      (.font, "It waited for a font."),
    ] as [(PageActivity?, String)])
  func unresponsivePagesNameTheirActivity(activity: PageActivity?, cause: String) {
    let failure = ShotFailure(
      noPictureOf: PageSource(.html("x"), argument: "-"), within: .seconds(2), activity: activity)
    #expect(
      failure.message == "- could not be pictured within 2 s: its process did not respond. \(cause)"
    )
  }

  @Test("a redirect to an app is reported as such, and not as a download")
  func redirectsToAppsAreReported() {
    let failure = PageFailure(
      kind: .interrupted, url: URL(string: "http://a.example/"), detail: "a redirect to tel:123")
    let words = ShotFailure(loading: "a.example:80", failure: failure, after: .seconds(1))
    #expect(
      words.message
        == "a.example:80 could not be loaded: it redirects to what is no page "
        + "(a redirect to tel:123), after 1 s.")
    #expect(words.advice.contains("open apps"))
  }

  @Test("screenshots that cannot be written for one reason have the same message")
  func screenshotsWithOneCauseFailAlike() {
    let error = POSIXError(.ENOSPC)
    let first = ShotFailure(writing: URL(fileURLWithPath: "/out/a.png"), error: error)
    #expect(
      first.message == "The picture could not be written to /out: no space left on device.")
    #expect(first == ShotFailure(writing: URL(fileURLWithPath: "/out/b.png"), error: error))
  }

  @Test(
    "every kind of failure has a reason and advice",
    arguments: [
      PageFailure.Kind.hostNotFound, .cannotConnect, .offline, .timedOut, .insecure,
      .connectionLost, .cancelled, .unsupportedURL, .fileNotFound, .other,
      .interrupted, .tooManyRedirects, .errorWithoutPage, .restrictedPort,
    ])
  func everyFailureHasReasonAndAdvice(_ kind: PageFailure.Kind) {
    let words = ShotFailure(
      loading: "x", failure: PageFailure(kind: kind, url: nil, detail: ""), after: .seconds(1))

    #expect(words.message.hasPrefix("x could not be loaded: "))
    #expect(words.message.hasSuffix(", after 1 s."))
    #expect(words.advice.hasSuffix("."))
  }
}
