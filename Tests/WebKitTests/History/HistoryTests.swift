import Foundation
import Testing
import WebEngine

@testable import WebKit

@Suite("History · which loads enter the list")
@MainActor
struct HistoryTests {
  private var history = History()
  private var entries = 0

  private func url(_ name: String) -> URL { URL(filePath: "/\(name)") }

  /// Commits a load whose entry has an index in the engine's history, and a new identifier unless one is given.
  private mutating func load(
    _ name: String, _ kind: History.Load = .standard, index: Int, entry: Int? = nil
  ) {
    entries += 1
    history.committed(
      url(name), initialURL: url(name), kind,
      HistoryEntry(identifier: entry ?? entries, index: index))
  }

  private var words: String {
    func names(_ items: [WKBackForwardListItem]) -> String {
      items.map(\.url.lastPathComponent).joined(separator: " ")
    }
    let current = history.item(at: 0)?.url.lastPathComponent ?? "-"
    return "\(names(history.backItems))[\(current)]\(names(history.forwardItems))"
  }

  @Test("W254 the list is empty before the first load; W245 W253 loads enter it in order")
  mutating func loadsEnterTheListInOrder() {
    #expect(words == "[-]")
    load("a", index: 1)
    load("b", index: 2)
    load("c", index: 3)
    #expect(words == "a b[c]")
    #expect(history.item(at: -1)?.url == url("b"))
    #expect(history.item(at: -3) == nil)
    #expect(history.item(at: 1) == nil)
  }

  @Test("W252 a load removes the forward items; the list is limited to 100 items")
  mutating func loadsRemoveForwardItems() throws {
    load("a", index: 1)
    load("b", index: 2)
    load("a", .traversal(try #require(history.item(at: -1))), index: 1, entry: 1)
    #expect(words == "[a]b")
    load("c", index: 2)
    #expect(words == "a[c]")
    for number in 0..<150 { load("\(number)", index: 3 + number) }
    #expect(history.backItems.count == 99)
    #expect(history.backItems.first?.url == url("50"))
  }

  @Test("W247 W259-W261 a load of app data adds no item; the next load follows the current item")
  mutating func appDataLoadsAddNoItem() throws {
    load("a", index: 1)
    load("b", index: 2)
    load("text", .hidden, index: 3)
    #expect(words == "a[b]")
    #expect(history.isHidden)
    let title = history.item(at: 0)?.title
    history.titled("of the text")
    #expect(history.item(at: 0)?.title == title)
    load("c", index: 4)
    #expect(words == "a b[c]")
  }

  @Test(
    "W250 a load with the index of the current entry replaces its item")
  mutating func loadsOfTheCurrentEntryReplaceItsItem() {
    load("a", index: 1)
    load("b", index: 2)
    load("b", index: 2)
    #expect(words == "a[b]")
    load("c", index: 2)
    #expect(words == "a[c]")
  }

  @Test("W269 a reload adds no item; after a redirect its item has the new URL")
  mutating func reloadsAddNoItem() {
    load("a", index: 1)
    load("b", index: 2)
    load("elsewhere", .reload, index: 2)
    #expect(words == "a[elsewhere]")
    load("text", .hidden, index: 3)
    load("text", .reload, index: 3)
    #expect(words == "a[elsewhere]")
  }

  @Test("W202 pushState adds an item, replaceState changes it, history.back() selects one")
  mutating func pushStateAddsAnItem() {
    load("a", index: 1)
    load("b", index: 2)
    history.navigatedWithinDocument(url("b-part"), HistoryEntry(identifier: 9, index: 3))
    #expect(words == "a b[b-part]")
    history.navigatedWithinDocument(url("b-other"), HistoryEntry(identifier: 9, index: 3))
    #expect(words == "a b[b-other]")
    load("a", index: 1, entry: 1)
    #expect(words == "[a]b b-other")
  }

  @Test("W226 the list keeps its items after the engine terminated, without the engine's entries")
  mutating func listOutlivesTheEngine() throws {
    load("a", index: 1)
    load("b", index: 2)
    history.removeEngineEntries()
    let item = try #require(history.item(at: -1))
    #expect(history.entry(of: item) == nil)
    load("a", .traversal(item), index: 1, entry: 31)
    #expect(words == "[a]b")
    #expect(history.entry(of: item) == 31)
  }
}
