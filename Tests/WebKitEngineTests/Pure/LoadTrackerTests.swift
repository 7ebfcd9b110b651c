import Foundation
import Testing
import WebEngine

@testable import WebKitEngine

@Suite("The loads of WebKit as a web view's events")
struct LoadTrackerTests {
  private let first = URL(fileURLWithPath: "/first")
  private let second = URL(fileURLWithPath: "/second")
  private let entry = HistoryEntry(identifier: 7, index: 0)

  @Test("W196 a new load cancels the provisional load")
  func replacedLoadIsCanceled() {
    var tracker = LoadTracker()
    _ = tracker.started(first)
    let events = tracker.started(second)
    #expect(
      events.contains {
        guard case .navigation(.failedProvisionally(let failure)) = $0 else { return false }
        return failure.kind == .cancelled && failure.url == first
      })
    #expect(tracker.provisionalURL == second)
  }

  @Test("a URL change to the app's requested URL is not a same-document navigation")
  func pendingURLIsNoNavigation() {
    var tracker = LoadTracker()
    _ = tracker.started(first)
    _ = tracker.committed(first, entry)
    _ = tracker.finished()
    tracker.sent(.load(second))
    #expect(tracker.urlChanged(to: second, (entry, first), isOver: false).isEmpty)
    #expect(tracker.isLoading)
  }

  @Test(
    "W199 a URL that changes without a load is a same-document navigation, with its entry before")
  func changedURLIsANavigation() {
    var tracker = LoadTracker()
    _ = tracker.started(first)
    _ = tracker.committed(first, entry)
    _ = tracker.finished()
    let next = HistoryEntry(identifier: 8, index: 1)
    #expect(
      tracker.urlChanged(to: second, (next, second), isOver: false) == [
        .history(.entry(next)), .navigation(.movedWithinDocument(second)),
      ])
  }

  @Test("a load that waited for a trusted server is reported once")
  func resumedLoadStartsOnce() {
    var tracker = LoadTracker()
    _ = tracker.started(first)
    tracker.resume(first)
    #expect(tracker.started(first).isEmpty)
    #expect(
      tracker.committed(first, entry).contains(.navigation(.committed(first))))
  }

  @Test("W191 a stopped load fails with the cause for which it was stopped")
  func stoppedLoadHasItsCause() {
    var tracker = LoadTracker()
    _ = tracker.started(first)
    tracker.willFail(.timedOut)
    let events = tracker.failed(
      PageFailure(kind: .cancelled, url: first, detail: ""), isProvisional: true)
    #expect(
      events == [
        .navigation(.failedProvisionally(PageFailure(kind: .timedOut, url: first, detail: "")))
      ])
  }
}
