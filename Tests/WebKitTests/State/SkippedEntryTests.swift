import Foundation
import Testing
import WebEngine

@testable import WebKit

/// Tests with two pages whose scripts add history items without user interaction.
@Suite("goBack() and goForward() skip items that scripts added")
@MainActor
struct SkippedEntryTests {
  private func url(_ text: String) -> URL { URL(string: "https://\(text)") ?? WebViewStage.url }

  /// Returns the list one, one#a, two, two#a, two#b, where scripts added the items with "#".
  private func history() -> History {
    var history = History()
    var index = 0
    func entry(_ isAddedByScript: Bool) -> HistoryEntry {
      defer { index += 1 }
      return HistoryEntry(identifier: index + 10, index: index, isAddedByScript: isAddedByScript)
    }
    history.committed(url("one"), initialURL: url("one"), .standard, entry(false))
    history.navigatedWithinDocument(url("one#a"), entry(true))
    history.committed(url("two"), initialURL: url("two"), .standard, entry(false))
    history.navigatedWithinDocument(url("two#a"), entry(true))
    history.navigatedWithinDocument(url("two#b"), entry(true))
    return history
  }

  private func step(_ history: inout History, to address: String) {
    let all = history.backItems + [history.item(at: 0)].compactMap(\.self) + history.forwardItems
    guard let item = all.first(where: { $0.url == url(address) }) else { return }
    history.committed(item.url, initialURL: item.url, .traversal(item), nil)
  }

  @Test("W213 going back skips the items of the current page that scripts added")
  func goingBackSkipsScriptItems() {
    var history = history()
    #expect(history.backTarget?.url == url("one#a"))
    // Nothing is skipped from an item that no script added.
    step(&history, to: "two")
    #expect(history.backTarget?.url == url("one#a"))
    // If the list has no earlier page, the target is the preceding item.
    step(&history, to: "one#a")
    #expect(history.backTarget?.url == url("one"))
    step(&history, to: "one")
    #expect(history.backTarget == nil)
  }

  @Test("W213 going forward selects the last item that a script added in the next page")
  func goingForwardSelectsTheLastScriptItem() {
    var history = history()
    step(&history, to: "one")
    #expect(history.forwardTarget?.url == url("two#b"))
    step(&history, to: "one#a")
    #expect(history.forwardTarget?.url == url("two#b"))
    step(&history, to: "two#b")
    #expect(history.forwardTarget == nil)
  }

  @Test("W213 an item with user interaction is not skipped")
  func itemsWithUserInteractionAreNotSkipped() {
    var history = history()
    history.userInteracted()
    #expect(history.backTarget?.url == url("two#a"))
  }

  @Test("W214 the back list includes items that goBack() may skip")
  func backListIncludesSkippedItems() {
    var history = history()
    step(&history, to: "one#a")
    #expect(history.item(at: -1)?.url == url("one"))
    #expect(history.backItems.map(\.url) == [url("one")])
  }
}
