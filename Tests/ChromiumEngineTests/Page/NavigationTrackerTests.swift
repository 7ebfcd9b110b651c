import Foundation
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Chromium's words become a web view's events")
struct NavigationTrackerTests {
  private let one: URL
  private let two: URL

  init() throws {
    one = try #require(URL(string: "http://one.test/"))
    two = try #require(URL(string: "http://two.test/"))
  }

  @Test("A load that another one replaces is cancelled before the other starts")
  func replaced() {
    var tracker = NavigationTracker()
    _ = tracker.began(loader: "1", url: one, sameDocument: false)
    let cancelled = PageFailure(kind: .cancelled, url: one, detail: "net::ERR_ABORTED")
    #expect(
      tracker.began(loader: "2", url: two, sameDocument: false)
        == [.failedProvisionally(cancelled), .started(two), .progress(0.1)])
    // What Chromium says of the first one afterwards is old news.
    #expect(tracker.gaveUp(loader: "1", detail: "net::ERR_ABORTED") == [])
    #expect(tracker.isLoading)
  }

  @Test("A failure that was understood is told instead of the cancellation that it becomes")
  func understood() {
    var tracker = NavigationTracker()
    _ = tracker.began(loader: "1", url: one, sameDocument: false)
    let failure = PageFailure(kind: .hostNotFound, url: one, detail: "net::ERR_NAME_NOT_RESOLVED")
    tracker.willFail(loader: "1", failure)
    #expect(
      tracker.gaveUp(loader: "1", detail: "net::ERR_ABORTED") == [.failedProvisionally(failure)])
    #expect(!tracker.isLoading)
  }

  @Test("A move within the document is no load")
  func within() {
    var tracker = NavigationTracker()
    #expect(tracker.began(loader: "1", url: one, sameDocument: true) == [])
    #expect(tracker.loaded() == [])
  }

  @Test("The load event finishes a load once, and only after its commit")
  func finish() {
    var tracker = NavigationTracker()
    _ = tracker.began(loader: "1", url: one, sameDocument: false)
    #expect(tracker.loaded() == [])
    #expect(
      tracker.committed(loader: "1", url: one, isErrorPage: false)
        == [.committed(one), .progress(0.5)])
    #expect(tracker.loaded() == [.progress(1), .finished])
    #expect(tracker.loaded() == [])
  }

  @Test("The load event of a document that is still arriving waits for its end, good or bad")
  func arriving() {
    var tracker = NavigationTracker()
    _ = tracker.began(loader: "1", url: one, sameDocument: false)
    tracker.requested(loader: "1")
    _ = tracker.committed(loader: "1", url: one, isErrorPage: false)
    #expect(tracker.loaded() == [])
    var other = tracker
    #expect(tracker.arrived(loader: "1") == [.progress(1), .finished])
    let detail = "net::ERR_CONTENT_LENGTH_MISMATCH"
    #expect(
      other.gaveUp(loader: "1", detail: detail)
        == [.failed(PageFailure(kind: .connectionLost, url: one, detail: detail))])
  }

  @Test(
    "Chromium's words for failures have kinds",
    arguments: [
      ("NAME_NOT_RESOLVED", PageFailure.Kind.hostNotFound), ("CONNECTION_REFUSED", .cannotConnect),
      ("ADDRESS_UNREACHABLE", .cannotConnect), ("INTERNET_DISCONNECTED", .offline),
      ("TIMED_OUT", .timedOut), ("CONNECTION_TIMED_OUT", .timedOut),
      ("CERT_DATE_INVALID", .insecure), ("CERT_AUTHORITY_INVALID", .insecure),
      ("SSL_PROTOCOL_ERROR", .insecure), ("CONNECTION_RESET", .connectionLost),
      ("EMPTY_RESPONSE", .connectionLost), ("ABORTED", .cancelled),
      ("UNKNOWN_URL_SCHEME", .unsupportedURL), ("FILE_NOT_FOUND", .fileNotFound),
      ("TOO_MANY_REDIRECTS", .other),
    ])
  func kinds(_ word: String, _ kind: PageFailure.Kind) {
    #expect(PageFailure(chromium: "net::ERR_\(word)", url: nil).kind == kind)
  }
}
