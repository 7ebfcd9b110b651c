import Foundation
import Testing

@testable import FanlightBrowser
@testable import WebKit

@Suite("Where a browser is going")
@MainActor
struct BrowserStateTests {
  private let target = URL(string: "https://good.example/target")
  private let other = URL(string: "https://good.example/other")
  private let offline = NSError(domain: NSURLErrorDomain, code: NSURLErrorNotConnectedToInternet)
  private let stopped = NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled)

  /// A state that shows an error page in place of the target, and the error page's load.
  private func failedState() -> (BrowserState, errorPage: NSObject) {
    var state = BrowserState()
    let (load, errorPage) = (NSObject(), NSObject())
    state.willNavigate(to: target, item: nil)
    state.didRequest(load)
    state.loadDidStart(load, at: target)
    _ = state.loadDidFail(load, offline, at: nil, current: nil)
    state.errorPageIsLoading(errorPage)
    return (state, errorPage)
  }

  @Test("a failure has the URL that was requested, and is gone with the next page")
  func failuresHaveTheRequestedURL() {
    var (state, errorPage) = failedState()
    #expect(
      state.failed?.error == PageError(.offline, url: target, reason: offline.localizedDescription)
    )
    #expect(state.pending == nil)
    state.loadDidStart(errorPage, at: URL(string: "about:blank"))
    let isOwn = state.pageDidCommit(errorPage)
    #expect(!isOwn)
    #expect(state.failed != nil)
    #expect(state.pending == nil)
    let next = NSObject()
    state.loadDidStart(next, at: target)
    let isPage = state.pageDidCommit(next)
    #expect(isPage)
    #expect(state.failed == nil)
  }

  @Test("a URL requested before the error page commits is not taken for the error page")
  func requestsBeforeTheErrorPageStay() {
    var (state, errorPage) = failedState()
    let next = NSObject()
    state.willNavigate(to: other, item: nil)
    state.didRequest(next)
    // The error page's load is replaced.
    let afterward = state.loadDidFail(errorPage, stopped, at: nil, current: nil)
    #expect(afterward == nil)
    #expect(state.pendingURL == other)
    state.loadDidStart(next, at: other)
    let isPage = state.pageDidCommit(next)
    #expect(isPage)
    #expect(state.failed == nil)
  }

  @Test("a load that was stopped leaves what is shown")
  func stoppedLoadsKeepThePage() {
    var state = BrowserState()
    let load = NSObject()
    state.willNavigate(to: target, item: nil)
    state.didRequest(load)
    #expect(state.pendingURL == target)
    let stoppedError = state.loadDidFail(load, stopped, at: nil, current: nil)
    #expect(stoppedError == nil)
    #expect(state.failed == nil)
    #expect(state.pendingURL == nil)
  }

  @Test("the failure of a replaced load does not affect the current one (W195)")
  func replacedLoadsDoNotAffectTheCurrent() {
    var state = BrowserState()
    let (first, second) = (NSObject(), NSObject())
    state.willNavigate(to: target, item: nil)
    state.didRequest(first)
    state.loadDidStart(first, at: target)
    state.willNavigate(to: other, item: nil)
    state.didRequest(second)
    let replacedError = state.loadDidFail(first, stopped, at: nil, current: nil)
    #expect(replacedError == nil)
    #expect(state.pendingURL == other)
  }

  @Test("the failure of a page that is left while it loads does not affect the pending URL (W198)")
  func leavingALoadingPageKeepsThePendingURL() {
    var state = BrowserState()
    let page = NSObject()
    state.loadDidStart(page, at: target)
    _ = state.pageDidCommit(page)
    // A step, whose load has no object until it begins.
    state.willNavigate(to: other, item: nil)
    let error = state.loadDidFail(page, stopped, at: other, current: nil, isCommitted: true)
    #expect(error == nil)
    #expect(state.pendingURL == other)
  }

  @Test("a link's failure has the link's URL")
  func failedLinksHaveTheirURL() {
    var state = BrowserState()
    let load = NSObject()
    state.loadDidStart(load, at: other)
    #expect(state.pendingURL == nil)
    let linkError = state.loadDidFail(load, offline, at: nil, current: nil)
    #expect(linkError?.url == other)
  }

  @Test("a link tapped during a traversal loads a new page")
  func linksTappedDuringATraversal() {
    var state = BrowserState()
    let item = WKBackForwardListItem(url: Self.url, initialURL: Self.url)
    state.willNavigate(to: Self.url, item: item)
    state.didRequest(NSObject())
    let link = NSObject()
    state.loadDidStart(link, at: other)
    _ = state.loadDidFail(link, offline, at: nil, current: item)
    #expect(state.failed?.item == nil)
  }

  private static let url: URL = URL(fileURLWithPath: "/target")

  @Test("a load that fails after its commit, and a page's failed reload, keep the history item")
  func failuresAfterTheCommitKeepTheItem() {
    let item = WKBackForwardListItem(url: Self.url, initialURL: Self.url)
    var state = BrowserState()
    _ = state.loadDidFail(NSObject(), offline, at: Self.url, current: item)
    #expect(state.failed?.item === item)

    state = BrowserState()
    let load = NSObject()
    state.pageRequests(other, item: item)
    state.loadDidStart(load, at: other)
    _ = state.loadDidFail(load, offline, at: nil, current: nil)
    #expect(state.failed?.item === item)
  }

  @Test("a canceled navigation is no longer pending")
  func canceledNavigationsAreNotPending() {
    var state = BrowserState()
    state.willNavigate(to: target, item: nil)
    state.wasRefused(other)
    #expect(state.pendingURL == target)
    state.wasRefused(target)
    #expect(state.pendingURL == nil)
  }

  @Test("W225: a terminated page is reloaded once, and again after 30 seconds without termination")
  func terminatedPagesAreReloadedOnce() {
    var recovery = ProcessRecovery()
    let first = recovery.processDidEnd(at: 0)
    #expect(first)
    recovery.pageDidFinish(at: 1)
    let second = recovery.processDidEnd(at: 30)
    #expect(!second)
    recovery.pageDidFinish(at: 40)
    recovery.pageDidFinish(at: 60)
    let third = recovery.processDidEnd(at: 70)
    #expect(third)
    let fourth = recovery.processDidEnd(at: 71)
    #expect(!fourth)
  }
}
