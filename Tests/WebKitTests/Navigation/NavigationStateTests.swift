import Foundation
import Testing
import WebEngine
import WebKit

@Suite("Navigation state · from engine events to callbacks")
@MainActor
struct NavigationStateTests {
  private let first: URL = URL(filePath: "/first.html")
  private let second: URL = URL(filePath: "/second.html")

  @Test("W163, W174 start, commit and finish of a load report the same navigation object")
  func loadsReportTheSameNavigation() {
    var state = NavigationState()
    let navigation = state.request(first)

    #expect(state.receive(.started(first)) == [.start(navigation)])
    #expect(state.receive(.committed(first)) == [.commit(navigation)])
    #expect(state.receive(.finished) == [.finish(navigation)])
    #expect(!state.load.isLoading)
  }

  @Test("W176 a redirect is reported between start and commit")
  func redirectsAreReportedBeforeTheCommit() {
    var state = NavigationState()
    let navigation = state.request(first)
    _ = state.receive(.started(first))

    #expect(state.receive(.redirected(second)) == [.redirect(navigation)])
    #expect(state.receive(.committed(second)) == [.commit(navigation)])
    #expect(state.load.url == second)
  }

  @Test("W191, W240 a provisional failure ends the load")
  func provisionalFailuresEndTheLoad() {
    var state = NavigationState()
    let navigation = state.request(first)
    let failure = PageFailure(kind: .hostNotFound, url: first, detail: "")
    _ = state.receive(.started(first))

    #expect(state.receive(.failedProvisionally(failure)) == [.failProvisional(navigation, failure)])
    #expect(state.load.url == nil)
    #expect(state.failure == failure)
  }

  @Test("documentFailure: a failed load of another document does not change it after a commit")
  func failuresOfOtherDocumentsChangeNothing() {
    var state = NavigationState()
    let failure = PageFailure(kind: .interrupted, url: second, detail: "application/zip")
    let cut = PageFailure(kind: .connectionLost, url: first, detail: "")
    _ = state.request(first)
    _ = state.receive(.started(first))
    _ = state.receive(.failedProvisionally(failure))
    #expect(state.documentFailure == failure)

    _ = state.receive(.started(first))
    #expect(state.documentFailure == nil)
    _ = state.receive(.committed(first))
    _ = state.receive(.finished)
    _ = state.receive(.started(second))
    _ = state.receive(.failedProvisionally(failure))
    #expect(state.failure == failure)
    #expect(state.documentFailure == nil)

    _ = state.receive(.started(first))
    _ = state.receive(.committed(first))
    _ = state.receive(.failed(cut))
    #expect(state.documentFailure == cut)
  }

  @Test("W192 a failure after the commit keeps the url")
  func failuresAfterTheCommitKeepTheURL() {
    var state = NavigationState()
    let navigation = state.request(first)
    let failure = PageFailure(kind: .connectionLost, url: first, detail: "")
    _ = state.receive(.started(first))
    _ = state.receive(.committed(first))

    #expect(state.receive(.failed(failure)) == [.fail(navigation, failure)])
    #expect(state.load.url == first)
    #expect(!state.load.isLoading)
  }

  @Test("W195 a new load cancels the provisional one, then starts")
  func newLoadsCancelProvisionalLoads() {
    var state = NavigationState()
    let one = state.request(first)
    _ = state.receive(.started(first))
    let two = state.request(second)
    let callbacks = state.receive(.started(second))

    #expect(
      callbacks == [
        .failProvisional(
          one, PageFailure(kind: .cancelled, url: first, detail: "a new load began")),
        .start(two),
      ])
    #expect(state.failure == nil)
  }

  @Test("W196 a request that is replaced before the engine starts it makes no callback")
  func unstartedLoadsMakeNoCallback() {
    var state = NavigationState()
    _ = state.request(first)
    let two = state.request(second, replacing: 1)

    #expect(state.receive(.started(second)) == [.start(two)])
  }

  @Test("W199 a same-document navigation changes the URL and makes no callback")
  func sameDocumentNavigationsMakeNoCallback() {
    var state = NavigationState()
    _ = state.request(first)
    _ = state.receive(.started(first))
    _ = state.receive(.committed(first))
    _ = state.receive(.finished)

    #expect(state.receive(.movedWithinDocument(second)).isEmpty)
    #expect(state.load.url == second)
  }

  @Test("W201 a request for a fragment of the current document ends without a load")
  func fragmentRequestsEndWithoutALoad() {
    var state = NavigationState()
    _ = state.request(first)
    #expect(state.load.isLoading)

    #expect(state.receive(.movedWithinDocument(first)).isEmpty)
    #expect(!state.load.isLoading)
  }

  @Test("W224, W226 a terminated web content process resets the state without a failure")
  func terminatedProcessesResetTheState() {
    var state = NavigationState()
    _ = state.request(first)
    _ = state.receive(.started(first))

    #expect(state.terminate() == [.terminate])
    #expect(state.load == PageLoadState())
  }

  @Test("a request that the engine rejects reports a start and a provisional failure")
  func rejectedRequestsFailProvisionally() {
    var state = NavigationState()
    let navigation = state.request(first)
    let failure = PageFailure(kind: .fileNotFound, url: first, detail: "")

    #expect(
      state.refuse(failure) == [.start(navigation), .failProvisional(navigation, failure)])
  }
}
