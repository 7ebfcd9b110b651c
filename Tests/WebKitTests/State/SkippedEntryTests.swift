import Foundation
import Testing
import WebEngine

@testable import WebKit

/// The example is of two pages whose scripts add places by themselves.
@Suite("Going back and forward skips what scripts added")
@MainActor
struct SkippedEntryTests {
  private func url(_ text: String) -> URL { URL(string: "https://\(text)") ?? WebViewStage.url }

  /// one, one#a (a script's), two, two#a and two#b (a script's).
  private func history() -> History {
    var history = History()
    var index = 0
    func entry(_ isAddedByScript: Bool) -> HistoryEntry {
      defer { index += 1 }
      return HistoryEntry(identifier: index + 10, index: index, isAddedByScript: isAddedByScript)
    }
    history.committed(url("one"), initialURL: url("one"), .standard, entry(false))
    history.moved(url("one#a"), entry(true))
    history.committed(url("two"), initialURL: url("two"), .standard, entry(false))
    history.moved(url("two#a"), entry(true))
    history.moved(url("two#b"), entry(true))
    return history
  }

  private func step(_ history: inout History, to address: String) {
    let all = history.backItems + [history.item(at: 0)].compactMap(\.self) + history.forwardItems
    guard let item = all.first(where: { $0.url == url(address) }) else { return }
    history.committed(item.url, initialURL: item.url, .traversal(item), nil)
  }

  @Test("W213 back leads past the page that the script's places are in")
  func backSkipsItemsThatScriptsAdded() {
    var history = history()
    #expect(history.backTarget?.url == url("one#a"))
    // From a place that is no script's, nothing is skipped.
    step(&history, to: "two")
    #expect(history.backTarget?.url == url("one#a"))
    // Where nothing lies before the page, back is the place before.
    step(&history, to: "one#a")
    #expect(history.backTarget?.url == url("one"))
    step(&history, to: "one")
    #expect(history.backTarget == nil)
  }

  @Test("W213 forward leads to the last place that a script made in the next page")
  func forwardLeadsToTheLastPlaceThatAScriptMade() {
    var history = history()
    step(&history, to: "one")
    #expect(history.forwardTarget?.url == url("two#b"))
    step(&history, to: "one#a")
    #expect(history.forwardTarget?.url == url("two#b"))
    step(&history, to: "two#b")
    #expect(history.forwardTarget == nil)
  }

  @Test("W213 a place in which the user did something is not skipped")
  func aPlaceInWhichTheUserDidSomethingIsNotSkipped() {
    var history = history()
    history.userInteracted()
    #expect(history.backTarget?.url == url("two#a"))
  }

  @Test("W214 whether one can go back does not look at what is skipped")
  func canGoBack() {
    var history = history()
    step(&history, to: "one#a")
    #expect(history.item(at: -1)?.url == url("one"))
    #expect(history.backItems.map(\.url) == [url("one")])
  }
}
