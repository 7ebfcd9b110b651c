import Foundation
import Testing

@testable import FanlightBrowser

@Suite("Where a browser is going")
struct BrowserStateTests {
  private let goal = URL(string: "https://good.example/goal")
  private let offline = NSError(domain: NSURLErrorDomain, code: NSURLErrorNotConnectedToInternet)

  @Test("a failure is told of the address that was sought, and gone with the next page")
  func failure() {
    var state = BrowserState()
    state.isGoing(to: goal, item: nil)
    state.loadDidStart(goal)
    let error = state.loadDidFail(offline, fallback: nil)
    #expect(error?.url == goal)
    #expect(state.failed?.error.kind == .offline)
    // The error page's own commit.
    state.loadDidStart(URL(string: "about:blank"))
    state.pageDidCommit()
    #expect(state.failed != nil)
    // The page that a person goes to from there.
    state.loadDidStart(goal)
    state.pageDidCommit()
    #expect(state.failed == nil)
  }

  @Test("a load that was stopped leaves what is shown")
  func cancelled() {
    var state = BrowserState()
    state.isGoing(to: goal, item: nil)
    let stopped = NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled)
    #expect(state.loadDidFail(stopped, fallback: nil) == nil)
    #expect(state.failed == nil)
  }

  @Test("a link's failure is told of the link's address")
  func link() {
    var state = BrowserState()
    let other = URL(string: "https://good.example/other")
    state.loadDidStart(other)
    #expect(state.loadDidFail(offline, fallback: nil)?.url == other)
  }
}
