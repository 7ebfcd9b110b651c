import Foundation
import Testing
import WebKit

@Suite("Page load state · url, loading, progress, title")
struct PageLoadStateTests {
  private let first: URL = URL(filePath: "/first.html")
  private let second: URL = URL(filePath: "/second.html")

  private func loaded() -> PageLoadState {
    var state = PageLoadState()
    state.start(first)
    state.commit(first)
    state.setTitle("First")
    state.finish()
    return state
  }

  @Test("the initial state has no URL, an empty title, progress 0, and is not loading")
  func initialStateIsNotLoading() {
    let state = PageLoadState()

    #expect(state.url == nil)
    #expect(!state.isLoading)
    #expect(state.estimatedProgress == 0)
    #expect(state.title.isEmpty)
  }

  @Test("W233-W235 a request sets the URL, isLoading and a progress of 0.1 immediately")
  func requestsSetTheURLImmediately() {
    var state = loaded()
    state.request(second)

    #expect(state.url == second)
    #expect(state.isLoading)
    #expect(state.estimatedProgress == 0.1)
  }

  @Test("W178, W242 the URL of a redirect replaces the requested URL after the load has started")
  func redirectURLsReplaceTheRequestedURL() {
    var state = loaded()
    state.request(first)
    state.start(first)
    state.redirect(second)

    #expect(state.url == second)
    #expect(state.isLoading)
    #expect(state.estimatedProgress == 0.1)
  }

  @Test("W236 the title is kept until the commit, then empty until the document sets one")
  func titleIsEmptyAtTheCommit() {
    var state = loaded()
    state.start(second)
    #expect(state.title == "First")
    state.commit(second)
    #expect(state.title.isEmpty)
    state.setTitle("Second")

    #expect(state.title == "Second")
  }

  @Test("W235 progress is 1 when a load ends; during the next load it never decreases")
  func progressStaysAt1UntilTheNextStart() {
    var state = loaded()
    #expect(state.estimatedProgress == 1)
    state.start(second)
    state.advance(to: 0.6)
    state.advance(to: 0.4)

    #expect(state.estimatedProgress == 0.6)
  }

  @Test("W240 a provisional failure restores the committed URL")
  func provisionalFailuresRestoreTheURL() {
    var state = loaded()
    state.start(second)
    state.finish()

    #expect(state.url == first)
    #expect(!state.isLoading)
  }

  @Test("W240 the URL is nil after the first load failed")
  func urlIsNilAfterTheFirstFailure() {
    var state = PageLoadState()
    state.start(first)
    state.finish()

    #expect(state.url == nil)
  }

  @Test("W226 reset after the web content process terminated restores the initial state")
  func terminationRestoresTheInitialState() {
    var state = loaded()
    state.reset()

    #expect(state == PageLoadState())
  }

  @Test(
    "W231 W232 a load is provisional, committed, then finished; a requested URL takes precedence")
  func loadsAreProvisionalCommittedAndFinished() {
    var state = loaded()
    #expect(state.phase == .finished && state.url == first)
    state.start(second)
    #expect(state.phase == .provisional(second) && state.url == second)
    state.request(first)
    #expect(state.url == first)
    state.clearRequest()
    #expect(state.url == second)
    state.commit(second)
    #expect(state.phase == .committed && state.url == second && state.isLoading)
    state.finish()
    #expect(state.phase == .finished && !state.isLoading)
    state.reset()
    #expect(state == PageLoadState())
  }

  @Test("W237 hasOnlySecureContent is set at the commit, to whether the scheme is https")
  func onlyHTTPSIsSecure() throws {
    var state = PageLoadState()
    #expect(!state.hasOnlySecureContent)
    for (address, isSecure) in [("https://a.example", true), ("http://a.example", false)] {
      let url = try #require(URL(string: address))
      let before = state.hasOnlySecureContent
      state.start(url)
      #expect(state.hasOnlySecureContent == before)
      state.commit(url)
      #expect(state.hasOnlySecureContent == isSecure)
    }
  }
}
