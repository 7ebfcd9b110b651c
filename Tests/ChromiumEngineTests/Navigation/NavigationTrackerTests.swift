import Foundation
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Chromium's navigation events become a web view's events")
struct NavigationTrackerTests {
  private let one: URL
  private let two: URL

  init() throws {
    one = try #require(URL(string: "http://one.test/"))
    two = try #require(URL(string: "http://two.test/"))
  }

  @Test("A new load cancels the provisional one before it starts")
  func newLoadsCancelProvisionalLoads() {
    var tracker = NavigationTracker()
    _ = tracker.began(loader: "1", url: one)
    let cancelled = PageFailure(kind: .cancelled, url: one, detail: "net::ERR_ABORTED")
    #expect(
      tracker.began(loader: "2", url: two)
        == [
          .navigation(.failedProvisionally(cancelled)), .navigation(.started(two)),
          .navigation(.progress(0.1)),
        ])
    // Chromium's later failure of the first load is ignored.
    #expect(tracker.didFail(loader: "1", detail: "net::ERR_ABORTED") == [])
    #expect(tracker.isLoading)
  }

  @Test("W198: a new load cancels a document that waits for images before it starts")
  func newLoadsCancelUnfinishedDocuments() {
    let cancelled = PageFailure(kind: .cancelled, url: one, detail: "net::ERR_ABORTED")
    var shown = NavigationTracker()
    _ = shown.began(loader: "1", url: one)
    _ = shown.committed(loader: "1", url: one, isErrorPage: false)

    var tracker = shown
    // A load that the page began is decided on first, and a document stays whole until then.
    #expect(tracker.began(loader: "2", url: two, isAllowed: false) == [])
    var refused = tracker
    #expect(
      tracker.allowed(loader: "2") == [
        .navigation(.failed(cancelled)), .navigation(.started(two)), .navigation(.progress(0.1)),
      ])
    #expect(tracker.loaded() == [])
    #expect(tracker.didFail(loader: "1", detail: "net::ERR_ABORTED") == [])
    #expect(
      tracker.committed(loader: "2", url: two, isErrorPage: false)
        == [.navigation(.committed(two)), .navigation(.progress(0.5))])

    let isForgotten = refused.discard(loader: "2")
    #expect(isForgotten)
    #expect(refused.loaded() == [.navigation(.progress(1)), .navigation(.finished)])

    // A document that nobody announced, as one of a window.
    #expect(
      shown.committed(loader: "3", url: two, isErrorPage: false)
        == [
          .navigation(.failed(cancelled)), .navigation(.started(two)), .navigation(.committed(two)),
          .navigation(.progress(0.5)),
        ])
  }

  @Test("Chromium's late error page for a reported failure does not affect the next load")
  func lateErrorPagesDoNotAffectTheNextLoad() {
    var tracker = NavigationTracker()
    _ = tracker.began(loader: "1", url: one)
    _ = tracker.didFail(loader: "1", detail: "net::ERR_TOO_MANY_REDIRECTS")
    _ = tracker.began(loader: "2", url: two)
    #expect(tracker.committed(loader: "1", url: one, isErrorPage: true) == [])
    #expect(tracker.isLoading)
  }

  @Test("A failure with a known cause is reported in place of net::ERR_ABORTED")
  func knownFailuresReplaceErrAborted() {
    var tracker = NavigationTracker()
    _ = tracker.began(loader: "1", url: one)
    let failure = PageFailure(kind: .hostNotFound, url: one, detail: "net::ERR_NAME_NOT_RESOLVED")
    tracker.willFail(loader: "1", failure)
    #expect(
      tracker.didFail(loader: "1", detail: "net::ERR_ABORTED") == [
        .navigation(.failedProvisionally(failure))
      ])
    #expect(!tracker.isLoading)
  }

  @Test(
    "W183, W184: a load whose response has no document fails as interrupted")
  func loadsWithoutADocumentAreInterrupted() {
    let table: [(MainResourceResponse, PageFailure.Kind, String)] = [
      (
        MainResourceResponse(
          status: 200, reason: "OK", headers: [("Content-Type", "application/zip; x=1")]),
        .interrupted, "application/zip"
      ),
      (
        MainResourceResponse(status: 204, reason: "No Content", headers: []), .interrupted,
        "204 No Content"
      ),
      (
        MainResourceResponse(status: 302, reason: "", headers: [("location", "itms://x")]),
        .unsupportedURL, "a redirect to itms://x"
      ),
    ]
    for (response, kind, detail) in table {
      var tracker = NavigationTracker()
      _ = tracker.began(loader: "1", url: one)
      _ = tracker.didReceiveResponse(loader: "1", url: one, response: response)
      #expect(
        tracker.didFail(loader: "1", detail: "net::ERR_ABORTED")
          == [.navigation(.failedProvisionally(PageFailure(kind: kind, url: one, detail: detail)))])
    }
  }

  @Test(
    "W198: stopping before or after the response or after the commit cancels the load"
  )
  func stoppingCancelsTheLoad() {
    let cancelled = PageFailure(kind: .cancelled, url: one, detail: "net::ERR_ABORTED")
    var early = NavigationTracker()
    _ = early.began(loader: "1", url: one)
    var responded = early
    let response = MainResourceResponse(
      status: 200, reason: "", headers: [("content-type", "text/html")])
    _ = responded.didReceiveResponse(loader: "1", url: one, response: response)
    var committed = responded
    _ = committed.committed(loader: "1", url: one, isErrorPage: false)

    for var tracker in [early, responded] {
      #expect(tracker.stopped() == [])
      #expect(
        tracker.didFail(loader: "1", detail: "net::ERR_ABORTED")
          == [.navigation(.failedProvisionally(cancelled))])
    }
    #expect(committed.stopped() == [.navigation(.failed(cancelled))])
    #expect(!committed.isLoading)
    // Later events of the stopped load are ignored.
    #expect(committed.didFail(loader: "1", detail: "net::ERR_ABORTED") == [])
    #expect(committed.loaded() == [])
    #expect(committed.stopped() == [])
  }

  @Test("The load event finishes a load once, and only after its commit")
  func loadEventFinishesTheLoadOnce() {
    var tracker = NavigationTracker()
    _ = tracker.began(loader: "1", url: one)
    #expect(tracker.loaded() == [])
    #expect(
      tracker.committed(loader: "1", url: one, isErrorPage: false)
        == [.navigation(.committed(one)), .navigation(.progress(0.5))])
    #expect(tracker.loaded() == [.navigation(.progress(1)), .navigation(.finished)])
    #expect(tracker.loaded() == [])
  }

  @Test("The load event of a document that is still arriving waits for its end, good or bad")
  func loadEventWaitsForTheDocumentsEnd() {
    var tracker = NavigationTracker()
    _ = tracker.began(loader: "1", url: one)
    tracker.requested(loader: "1")
    _ = tracker.committed(loader: "1", url: one, isErrorPage: false)
    #expect(tracker.loaded() == [])
    var other = tracker
    #expect(tracker.arrived(loader: "1") == [.navigation(.progress(1)), .navigation(.finished)])
    let detail = "net::ERR_CONTENT_LENGTH_MISMATCH"
    #expect(
      other.didFail(loader: "1", detail: detail)
        == [.navigation(.failed(PageFailure(kind: .connectionLost, url: one, detail: detail)))])
  }

  @Test(
    "Chromium's error names are mapped to kinds of failures",
    arguments: [
      ("NAME_NOT_RESOLVED", PageFailure.Kind.hostNotFound), ("CONNECTION_REFUSED", .cannotConnect),
      ("ADDRESS_UNREACHABLE", .cannotConnect), ("INTERNET_DISCONNECTED", .offline),
      ("TIMED_OUT", .timedOut), ("CONNECTION_TIMED_OUT", .timedOut),
      ("CERT_DATE_INVALID", .certificateOutOfDate),
      ("CERT_AUTHORITY_INVALID", .certificateUntrusted),
      ("SSL_PROTOCOL_ERROR", .insecure), ("CONNECTION_RESET", .connectionLost),
      ("EMPTY_RESPONSE", .connectionLost), ("ABORTED", .cancelled),
      ("UNKNOWN_URL_SCHEME", .unsupportedURL), ("FILE_NOT_FOUND", .fileNotFound),
      ("TOO_MANY_REDIRECTS", .tooManyRedirects), ("UNSAFE_PORT", .restrictedPort),
      ("UNSAFE_REDIRECT", .unsupportedURL), ("HTTP_RESPONSE_CODE_FAILURE", .errorWithoutPage),
      ("BLOCKED_BY_CLIENT", .other),
    ])
  func chromiumErrorNamesAreMapped(_ word: String, _ kind: PageFailure.Kind) {
    #expect(PageFailure(chromium: "net::ERR_\(word)", url: nil).kind == kind)
  }
}
