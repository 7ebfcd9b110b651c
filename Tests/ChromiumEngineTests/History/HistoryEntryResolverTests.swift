import Foundation
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Where steps stand in Chromium's history")
struct HistoryEntryResolverTests {
  private static func history(_ identifiers: Int..., current: Int? = nil) -> NavigationHistory {
    NavigationHistory(
      currentIndex: current ?? identifiers.count - 1,
      entries: identifiers.map { .init(id: $0, url: "http://a/\($0)") })
  }

  private static func entry(_ identifier: Int, at index: Int, own: Bool = false) -> PageEvent {
    .history(.entry(HistoryEntry(identifier: identifier, index: index, isAddedByScript: own)))
  }

  @Test("What is reported while no step waits goes out at once")
  func unorderedReportsGoOutImmediately() {
    var places = HistoryEntryResolver()
    #expect(places.report([.navigation(.progress(0.5))]) == [.navigation(.progress(0.5))])
    #expect(places.isEmpty)
  }

  @Test("A document waits until the browser process knows of it, and what follows waits behind it")
  func aDocumentWaitsForTheBrowser() {
    var places = HistoryEntryResolver()
    places.didCommit(event: 4, isKnownToBrowser: false)
    #expect(places.report([.navigation(.progress(0.5))]) == [])
    // The answer is of a time when the browser still had the document before.
    #expect(places.resolve(Self.history(1, 2), upTo: 6) == [])
    #expect(places.browserDidCommit(upTo: 5) == true)
    #expect(places.browserDidCommit(upTo: 5) == false)
    #expect(places.report([.document(.firstRendering)]) == [])
    #expect(
      places.resolve(Self.history(1, 2, 3), upTo: 7)
        == [Self.entry(3, at: 2), .navigation(.progress(0.5)), .document(.firstRendering)])
    #expect(places.isEmpty)
    #expect(places.lastEntry == 3)
  }

  @Test("W202: a document that has already added places stands before them")
  func aDocumentComesBeforeEntriesItAdded() {
    var places = HistoryEntryResolver()
    places.didCommit(event: 4, isKnownToBrowser: true)
    _ = places.report([.navigation(.progress(0.5))])
    places.announceAddition(event: 5, isAddedByScript: true)
    places.didNavigateWithinDocument(event: 6)
    _ = places.report([.navigation(.progress(0.6))])
    places.didNavigateWithinDocument(event: 7)
    places.announceAddition(event: 8, isAddedByScript: false)
    places.didNavigateWithinDocument(event: 9)
    #expect(
      places.resolve(Self.history(1, 2, 3, 4), upTo: 9) == [
        Self.entry(2, at: 1), .navigation(.progress(0.5)), Self.entry(3, at: 2, own: true),
        .navigation(.progress(0.6)),
        Self.entry(3, at: 2), Self.entry(4, at: 3),
      ])
    #expect(places.lastEntry == 4)
  }

  @Test("Of a step that came after the answer the answer says nothing")
  func anAnswerOmitsALaterSameDocumentNavigation() {
    var places = HistoryEntryResolver()
    places.didCommit(event: 4, isKnownToBrowser: true)
    places.announceAddition(event: 9, isAddedByScript: false)
    places.didNavigateWithinDocument(event: 10)
    #expect(!places.isAmbiguous(upTo: 8))
    #expect(places.resolve(Self.history(1, 2), upTo: 8) == [Self.entry(2, at: 1)])
    #expect(!places.isEmpty)
    #expect(places.resolve(Self.history(1, 2, 3), upTo: 10) == [Self.entry(3, at: 2)])
  }

  @Test("A navigation gets no entry before a document that the browser process does not know")
  func aSameDocumentNavigationWaitsForItsDocument() {
    var places = HistoryEntryResolver()
    places.didCommit(event: 4, isKnownToBrowser: false)
    places.announceAddition(event: 5, isAddedByScript: false)
    places.didNavigateWithinDocument(event: 6)
    #expect(places.resolve(Self.history(1), upTo: 7) == [])
    #expect(places.browserDidCommit(upTo: 8) == true)
    #expect(
      places.resolve(Self.history(1, 2, 3), upTo: 9) == [
        Self.entry(2, at: 1), Self.entry(3, at: 2),
      ])
  }

  @Test("An answer between a step's announcement and the step may know of it or not")
  func anAnswerMayKnowOfAnAnnouncedNavigation() {
    var places = HistoryEntryResolver()
    places.didCommit(event: 4, isKnownToBrowser: true)
    places.announceAddition(event: 6, isAddedByScript: true)
    #expect(!places.isAmbiguous(upTo: 5))
    #expect(places.isAmbiguous(upTo: 6))
    places.didNavigateWithinDocument(event: 9)
    #expect(places.isAmbiguous(upTo: 8))
    #expect(!places.isAmbiguous(upTo: 9))
  }

  @Test("A step that was announced and never taken is none")
  func takenBack() {
    var places = HistoryEntryResolver()
    places.didCommit(event: 4, isKnownToBrowser: true)
    places.announceAddition(event: 6, isAddedByScript: true)
    places.forgetAnnouncement(upTo: 5)
    #expect(places.isAmbiguous(upTo: 7))
    places.forgetAnnouncement(upTo: 7)
    #expect(!places.isAmbiguous(upTo: 7))
    places.didNavigateWithinDocument(event: 8)
    #expect(
      places.resolve(Self.history(1, 2), upTo: 8) == [Self.entry(2, at: 1), Self.entry(2, at: 1)])
  }

  @Test("Without an answer the reports go out without places")
  func withoutAnAnswerTheReportsGoOutWithoutPlaces() {
    var places = HistoryEntryResolver()
    places.didCommit(event: 4, isKnownToBrowser: false)
    _ = places.report([.navigation(.progress(0.5))])
    #expect(places.giveUp() == [.navigation(.progress(0.5))])
    #expect(places.isEmpty)
    #expect(places.lastEntry == nil)
  }
}
