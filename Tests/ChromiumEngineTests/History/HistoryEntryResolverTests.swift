import Foundation
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("The entries of navigations in Chromium's history")
struct HistoryEntryResolverTests {
  private static func history(_ identifiers: Int..., current: Int? = nil) -> NavigationHistory {
    NavigationHistory(
      currentIndex: current ?? identifiers.count - 1,
      entries: identifiers.map { .init(id: $0, url: "http://a/\($0)") })
  }

  private static func entry(_ identifier: Int, at index: Int, own: Bool = false) -> PageEvent {
    .history(.entry(HistoryEntry(identifier: identifier, index: index, isAddedByScript: own)))
  }

  @Test("Events are passed on immediately while no navigation is pending")
  func eventsPassOnImmediately() {
    var resolver = HistoryEntryResolver()
    #expect(resolver.report([.navigation(.progress(0.5))]) == [.navigation(.progress(0.5))])
    #expect(resolver.isEmpty)
  }

  @Test("A document's commit and later events wait until the browser process has its entry")
  func commitsWaitForTheBrowserProcess() {
    var resolver = HistoryEntryResolver()
    resolver.didCommit(event: 4, isKnownToBrowser: false)
    #expect(resolver.report([.navigation(.progress(0.5))]) == [])
    // The history is from a time when the browser still had the document before.
    #expect(resolver.resolve(Self.history(1, 2), upTo: 6) == [])
    #expect(resolver.browserDidCommit(upTo: 5) == true)
    #expect(resolver.browserDidCommit(upTo: 5) == false)
    #expect(resolver.report([.document(.firstRendering)]) == [])
    #expect(
      resolver.resolve(Self.history(1, 2, 3), upTo: 7)
        == [Self.entry(3, at: 2), .navigation(.progress(0.5)), .document(.firstRendering)])
    #expect(resolver.isEmpty)
    #expect(resolver.lastEntry == 3)
  }

  @Test("W202: a document's entry precedes those that it added")
  func documentEntriesPrecedeAddedEntries() {
    var resolver = HistoryEntryResolver()
    resolver.didCommit(event: 4, isKnownToBrowser: true)
    _ = resolver.report([.navigation(.progress(0.5))])
    resolver.announceAddition(event: 5, isAddedByScript: true)
    resolver.didNavigateWithinDocument(event: 6)
    _ = resolver.report([.navigation(.progress(0.6))])
    resolver.didNavigateWithinDocument(event: 7)
    resolver.announceAddition(event: 8, isAddedByScript: false)
    resolver.didNavigateWithinDocument(event: 9)
    #expect(
      resolver.resolve(Self.history(1, 2, 3, 4), upTo: 9) == [
        Self.entry(2, at: 1), .navigation(.progress(0.5)), Self.entry(3, at: 2, own: true),
        .navigation(.progress(0.6)),
        Self.entry(3, at: 2), Self.entry(4, at: 3),
      ])
    #expect(resolver.lastEntry == 4)
  }

  @Test("A history requested earlier does not resolve a later same-document navigation")
  func earlierHistoriesDoNotResolveLaterNavigations() {
    var resolver = HistoryEntryResolver()
    resolver.didCommit(event: 4, isKnownToBrowser: true)
    resolver.announceAddition(event: 9, isAddedByScript: false)
    resolver.didNavigateWithinDocument(event: 10)
    #expect(!resolver.isAmbiguous(upTo: 8))
    #expect(resolver.resolve(Self.history(1, 2), upTo: 8) == [Self.entry(2, at: 1)])
    #expect(!resolver.isEmpty)
    #expect(resolver.resolve(Self.history(1, 2, 3), upTo: 10) == [Self.entry(3, at: 2)])
  }

  @Test("W202: a later addition in a history does not give its entry to the one before")
  func historiesMayBeAhead() {
    var resolver = HistoryEntryResolver()
    resolver.lastEntry = 1
    resolver.announceAddition(event: 4, isAddedByScript: true)
    resolver.didNavigateWithinDocument(event: 5)
    #expect(resolver.resolve(Self.history(1, 2, 3), upTo: 5) == [Self.entry(2, at: 1, own: true)])
    resolver.announceAddition(event: 6, isAddedByScript: true)
    resolver.didNavigateWithinDocument(event: 7)
    #expect(resolver.resolve(Self.history(1, 2, 3), upTo: 7) == [Self.entry(3, at: 2, own: true)])
  }

  @Test("W202: a history that lacks the entry of an addition is behind, and is requested again")
  func historiesMayBeBehind() {
    var resolver = HistoryEntryResolver()
    resolver.lastEntry = 1
    resolver.announceAddition(event: 4, isAddedByScript: true)
    resolver.didNavigateWithinDocument(event: 5)
    resolver.announceAddition(event: 6, isAddedByScript: true)
    resolver.didNavigateWithinDocument(event: 7)
    #expect(resolver.isBehind(Self.history(1, 2), upTo: 7))
    #expect(!resolver.isBehind(Self.history(1, 2), upTo: 5))
    #expect(!resolver.isBehind(Self.history(1, 2, 3), upTo: 7))
    // At Chromium's limit of entries, the last entry is the current one.
    #expect(!resolver.isBehind(Self.history(2, 3), upTo: 7))
  }

  @Test("A navigation gets no entry before a document that the browser process does not know")
  func navigationsWaitForTheirDocument() {
    var resolver = HistoryEntryResolver()
    resolver.didCommit(event: 4, isKnownToBrowser: false)
    resolver.announceAddition(event: 5, isAddedByScript: false)
    resolver.didNavigateWithinDocument(event: 6)
    #expect(resolver.resolve(Self.history(1), upTo: 7) == [])
    #expect(resolver.browserDidCommit(upTo: 8) == true)
    #expect(
      resolver.resolve(Self.history(1, 2, 3), upTo: 9) == [
        Self.entry(2, at: 1), Self.entry(3, at: 2),
      ])
  }

  @Test("A history between a navigation's announcement and the navigation may have it or not")
  func historiesMayHaveAnnouncedNavigations() {
    var resolver = HistoryEntryResolver()
    resolver.didCommit(event: 4, isKnownToBrowser: true)
    resolver.announceAddition(event: 6, isAddedByScript: true)
    #expect(!resolver.isAmbiguous(upTo: 5))
    #expect(resolver.isAmbiguous(upTo: 6))
    resolver.didNavigateWithinDocument(event: 9)
    #expect(resolver.isAmbiguous(upTo: 8))
    #expect(!resolver.isAmbiguous(upTo: 9))
  }

  @Test(
    "No history has a navigation whose script a dialog blocks; one after the dialog may have it")
  func blockedNavigationsAreInNoHistory() {
    var resolver = HistoryEntryResolver()
    #expect(resolver.didBlockScript() == false)
    resolver.didUnblockScript(event: 3)
    resolver.didCommit(event: 4, isKnownToBrowser: true)
    resolver.announceAddition(event: 6, isAddedByScript: true)
    #expect(resolver.isAmbiguous(upTo: 7))
    #expect(resolver.didBlockScript() == true)
    #expect(!resolver.isAmbiguous(upTo: 7))
    #expect(resolver.resolve(Self.history(1, 2), upTo: 7) == [Self.entry(2, at: 1)])
    resolver.didUnblockScript(event: 9)
    #expect(!resolver.isAmbiguous(upTo: 8))
    #expect(resolver.isAmbiguous(upTo: 9))
    resolver.didNavigateWithinDocument(event: 10)
    #expect(
      resolver.resolve(Self.history(1, 2, 3), upTo: 10) == [Self.entry(3, at: 2, own: true)])
  }

  @Test("A navigation that was announced and never happened is none")
  func announcedNavigationsMayNotHappen() {
    var resolver = HistoryEntryResolver()
    resolver.didCommit(event: 4, isKnownToBrowser: true)
    resolver.announceAddition(event: 6, isAddedByScript: true)
    resolver.removeAnnouncement(upTo: 5)
    #expect(resolver.isAmbiguous(upTo: 7))
    resolver.removeAnnouncement(upTo: 7)
    #expect(!resolver.isAmbiguous(upTo: 7))
    resolver.didNavigateWithinDocument(event: 8)
    #expect(
      resolver.resolve(Self.history(1, 2), upTo: 8) == [Self.entry(2, at: 1), Self.entry(2, at: 1)])
  }

  @Test("Without a history the events are reported without entries")
  func eventsWithoutAHistory() {
    var resolver = HistoryEntryResolver()
    resolver.didCommit(event: 4, isKnownToBrowser: false)
    _ = resolver.report([.navigation(.progress(0.5))])
    #expect(resolver.flush() == [.navigation(.progress(0.5))])
    #expect(resolver.isEmpty)
    #expect(resolver.lastEntry == nil)
  }
}
