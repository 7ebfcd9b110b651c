import Foundation
import WebEngine

/// WebKit's list of pages, kept beside the engine's, which remembers more (W243-W255).
@MainActor
struct History {
  /// What kind of load a commit ends.
  enum Load: Equatable {
    /// A page of its own: a link, a script, or a URL that the app asked for.
    case standard
    /// Text or data that the app handed over: it has no place in the list (W247).
    case hidden
    /// The page once more (W269).
    case reload
    /// A step to a page of the list.
    case step(WKBackForwardListItem)

    /// Whether it is a step.
    var isStep: Bool { if case .step = self { true } else { false } }
  }

  private struct Place {
    var item: WKBackForwardListItem
    /// The engine's number of it; `nil` where the engine that knew it is gone.
    var entry: Int?
    /// Whether a script made it and the user has done nothing in it (W213).
    var isScriptsOwn: Bool = false
    /// The number of the main frame's document; the same where only frames of it are others (W215).
    var document: Int = 0
  }

  private var places: [Place] = []
  private var current: Int?
  /// Where the engine's history stood last.
  private var lastEntry: HistoryEntry?
  private var lastDocument: Int = 0
  /// Whether what is shown has no place in the list.
  private(set) var isHidden: Bool = false

  /// The list drops its oldest page beyond this (W252).
  static let capacity: Int = 100

  nonisolated init() {}

  // MARK: Reading

  /// The pages before the current one, the oldest first.
  var backItems: [WKBackForwardListItem] { places.prefix(current ?? 0).map(\.item) }

  /// The pages after the current one, the nearest first.
  var forwardItems: [WKBackForwardListItem] {
    current.map { places.suffix(from: $0 + 1).map(\.item) } ?? []
  }

  /// The page so many steps from the current one.
  func item(at step: Int) -> WKBackForwardListItem? {
    guard let current, places.indices.contains(current + step) else { return nil }
    return places[current + step].item
  }

  /// The engine's number of a page; `nil` when the engine does not know it.
  func entry(of item: WKBackForwardListItem) -> Int? {
    places.first { $0.item === item }?.entry
  }

  /// Whether a page is in the list (W255).
  func contains(_ item: WKBackForwardListItem) -> Bool { places.contains { $0.item === item } }

  /// Where going back leads: past what scripts made without the user, and past the page that they
  /// made it in, which to the user is where the view is (W213).
  var backTarget: WKBackForwardListItem? {
    guard let current, current > 0 else { return nil }
    guard places[current].isScriptsOwn else { return places[current - 1].item }
    guard let own = places[..<current].lastIndex(where: { !$0.isScriptsOwn }), own > 0 else {
      return places[current - 1].item
    }
    return places[own - 1].item
  }

  /// Where going forward leads: to the last of what scripts made in a page without the user (W213).
  var forwardTarget: WKBackForwardListItem? {
    guard let current, current + 1 < places.count else { return nil }
    guard let own = places[(current + 1)...].firstIndex(where: { !$0.isScriptsOwn }) else {
      return places[current + 1].item
    }
    let end = places[(own + 1)...].firstIndex { !$0.isScriptsOwn } ?? places.count
    return places[end - 1].item
  }

  // MARK: Writing

  /// The user did something in the page shown (W213).
  mutating func userInteracted() {
    if let current, !isHidden { places[current].isScriptsOwn = false }
  }

  /// A load became the document.
  mutating func committed(_ url: URL, initialURL: URL, _ load: Load, _ entry: HistoryEntry?) {
    defer { lastEntry = entry }
    switch load {
    case .hidden: isHidden = true
    case .reload:
      if !isHidden { update(url, entry) }
    case .step(let item):
      guard let index = places.firstIndex(where: { $0.item === item }) else { return }
      current = index
      isHidden = false
      update(url, entry)
    case .standard: arrived(url, initialURL: initialURL, entry)
    }
  }

  /// The document's address changed without a load (W199, W202).
  mutating func moved(_ url: URL, _ entry: HistoryEntry?) {
    defer { lastEntry = entry }
    // Text without a place has none for its parts, either.
    guard !isHidden else { return }
    let document = current.map { places[$0].document }
    arrived(url, initialURL: url, entry)
    if let document, let current { places[current].document = document }
  }

  /// A frame of the page is elsewhere now: the page has another place for each (W215).
  mutating func frameMoved(_ entry: HistoryEntry) {
    defer { lastEntry = entry }
    guard !isHidden, let current else { return }
    if let index = places.firstIndex(where: { $0.entry == entry.identifier }) {
      self.current = index
      return
    }
    if entry.index == lastEntry?.index {
      places[current].entry = entry.identifier
      return
    }
    let item = places[current].item
    let document = places[current].document
    arrived(item.url, initialURL: item.initialURL, entry)
    guard let now = self.current else { return }
    places[now].item.setTitle(item.title)
    places[now].document = document
  }

  /// Whether a step to a page of the list leaves the main frame's document as it is (W208, W215).
  func isOfSameDocument(_ item: WKBackForwardListItem) -> Bool {
    guard let current, !isHidden, places[current].item !== item else { return false }
    guard let place = places.first(where: { $0.item === item }), place.entry != nil else {
      return false
    }
    return place.document == places[current].document
  }

  /// The title of the document became known.
  func titled(_ title: String) {
    guard let current, !isHidden else { return }
    places[current].item.setTitle(title.isEmpty ? nil : title)
  }

  /// The engine that knew the pages is gone; the list stays (W226).
  mutating func forgetEngine() {
    for index in places.indices {
      lastDocument += 1
      places[index].entry = nil
      places[index].document = lastDocument
    }
    lastEntry = nil
  }

  /// Puts a list in place of this one.
  mutating func replace(with items: [WKBackForwardListItem], current: Int?) {
    places = items.map { item in
      lastDocument += 1
      return Place(item: item, document: lastDocument)
    }
    self.current = current
    isHidden = false
    lastEntry = nil
  }

  private mutating func arrived(_ url: URL, initialURL: URL, _ entry: HistoryEntry?) {
    if let entry, let index = places.firstIndex(where: { $0.entry == entry.identifier }) {
      // A script went there.
      current = index
      isHidden = false
      return update(url, entry)
    }
    let item = WKBackForwardListItem(url: url, initialURL: initialURL)
    lastDocument += 1
    var place = Place(
      item: item, entry: entry?.identifier, isScriptsOwn: entry?.isScriptsOwn ?? false,
      document: lastDocument)
    if let current, !isHidden, let entry, entry.index == lastEntry?.index {
      // The page was replaced by another, or reloaded at its own address (W250).
      place.isScriptsOwn = places[current].isScriptsOwn
      places[current] = place
      return
    }
    isHidden = false
    if let current { places.removeSubrange((current + 1)...) }
    places.append(place)
    if places.count > Self.capacity { places.removeFirst() }
    current = places.count - 1
  }

  private mutating func update(_ url: URL, _ entry: HistoryEntry?) {
    guard let current else { return }
    places[current].item.setURL(url)
    places[current].entry = entry?.identifier
  }
}
