import Foundation
import Testing
import WebEngine

@testable import PageHosts

@Suite("Why a picture was not taken, in words")
struct ShotFailureTests {
  @Test("a load that failed says which error, after which time, and what to do")
  func load() {
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

  @Test("a server that never answers says how long it was waited for")
  func noAnswer() {
    #expect(
      ShotFailure(noAnswerFrom: "http://a.example", within: .seconds(30)).message
        == "http://a.example could not be loaded: there was no answer within 30 s.")
  }

  @Test(
    "every kind of failure has a reason and a remedy",
    arguments: [
      PageFailure.Kind.hostNotFound, .cannotConnect, .offline, .timedOut, .insecure,
      .connectionLost, .cancelled, .unsupportedURL, .fileNotFound, .other,
    ])
  func kinds(_ kind: PageFailure.Kind) {
    let words = ShotFailure(
      loading: "x", failure: PageFailure(kind: kind, url: nil, detail: ""), after: .seconds(1))

    #expect(words.message.hasPrefix("x could not be loaded: "))
    #expect(words.message.hasSuffix(", after 1 s."))
    #expect(words.advice.hasSuffix("."))
  }
}
