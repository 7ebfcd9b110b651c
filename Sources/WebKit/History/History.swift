import Foundation
import WebEngine

/// WebKit's back-forward list, beside the engine's history, which has more entries (W243-W255).
@MainActor
struct History {
  /// The kind of load that is committed.
  enum Load: Equatable {
    /// A load that adds an item: a link, a script, or a URL that the app loads.
    case standard
    /// A load of the app's HTML or data, which adds no item (W247).
    case hidden
    /// A reload of the page (W269).
    case reload
    /// A traversal to an item of the list.
    case step(WKBackForwardListItem)

    /// Whether the load is a traversal.
    var isStep: Bool { if case .step = self { true } else { false } }
  }

  private struct Place {
    var item: WKBackForwardListItem
    /// The engine's history entry; `nil` when the engine that had it is gone.
    var entry: Int?
    /// Whether a script added the item and the user has not interacted with its page (W213).
    var isAddedByScript: Bool = false
    /// The number of the main frame's document; the same where only frames of it are others (W215).
    var document: Int = 0
  }

  private var places: [Place] = []
  private var current: Int?
  /// The last current entry of the engine's history.
  private var lastEntry: HistoryEntry?
  private var lastDocument: Int = 0
  /// Whether the document shown has no item in the list.
  private(set) var isHidden: Bool = false

  /// The maximum number of items, beyond which the oldest is removed (W252).
  static let capacity: Int = 100

  nonisolated init() {}

  // MARK: Reading

  /// The items before the current one, the oldest first.
  var backItems: [WKBackForwardListItem] { places.prefix(current ?? 0).map(\.item) }

  /// The items after the current one, the nearest first.
  var forwardItems: [WKBackForwardListItem] {
    current.map { places.suffix(from: $0 + 1).map(\.item) } ?? []
  }

  /// Returns the item at an offset from the current one; `nil` out of range.
  func item(at step: Int) -> WKBackForwardListItem? {
    guard let current, places.indices.contains(current + step) else { return nil }
    return places[current + step].item
  }

  /// Returns the engine's history entry for an item; `nil` when the engine has none.
  func entry(of item: WKBackForwardListItem) -> Int? {
    places.first { $0.item === item }?.entry
  }

  /// Returns whether an item is in the list (W255).
  func contains(_ item: WKBackForwardListItem) -> Bool { places.contains { $0.item === item } }

  /// The target of going back: items that scripts added without a user gesture are skipped, and so
  /// is the page that added them, which the user never knowingly left (W213).
  var backTarget: WKBackForwardListItem? {
    guard let current, current > 0 else { return nil }
    guard places[current].isAddedByScript else { return places[current - 1].item }
    guard let own = places[..<current].lastIndex(where: { !$0.isAddedByScript }), own > 0 else {
      return places[current - 1].item
    }
    return places[own - 1].item
  }

  /// The target of going forward: the next page, or the last of the items that its scripts added
  /// without a user gesture (W213).
  var forwardTarget: WKBackForwardListItem? {
    guard let current, current + 1 < places.count else { return nil }
    guard let own = places[(current + 1)...].firstIndex(where: { !$0.isAddedByScript }) else {
      return places[current + 1].item
    }
    let end = places[(own + 1)...].firstIndex { !$0.isAddedByScript } ?? places.count
    return places[end - 1].item
  }

  // MARK: Writing

  /// Records that the user interacted with the page (W213).
  mutating func userInteracted() {
    if let current, !isHidden { places[current].isAddedByScript = false }
  }

  /// Updates the list for a committed load.
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

  /// Updates the list for a same-document navigation (W199, W202).
  mutating func moved(_ url: URL, _ entry: HistoryEntry?) {
    defer { lastEntry = entry }
    // A document without an item gets none for its fragments, either.
    guard !isHidden else { return }
    let document = current.map { places[$0].document }
    arrived(url, initialURL: url, entry)
    if let document, let current { places[current].document = document }
  }

  /// Adds an item for a navigation of a subframe (W215).
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

  /// Returns whether a traversal to an item keeps the main frame's document (W208, W215).
  func isOfSameDocument(_ item: WKBackForwardListItem) -> Bool {
    guard let current, !isHidden, places[current].item !== item else { return false }
    guard let place = places.first(where: { $0.item === item }), place.entry != nil else {
      return false
    }
    return place.document == places[current].document
  }

  /// Sets the title of the current item.
  func titled(_ title: String) {
    guard let current, !isHidden else { return }
    places[current].item.setTitle(title.isEmpty ? nil : title)
  }

  /// Forgets the entries of an engine that is gone; the items stay (W226).
  mutating func forgetEngine() {
    for index in places.indices {
      lastDocument += 1
      places[index].entry = nil
      places[index].document = lastDocument
    }
    lastEntry = nil
  }

  /// Replaces the items and the current item.
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
      item: item, entry: entry?.identifier, isAddedByScript: entry?.isAddedByScript ?? false,
      document: lastDocument)
    if let current, !isHidden, let entry, entry.index == lastEntry?.index {
      // The page was replaced by another, or reloaded at its own address (W250).
      place.isAddedByScript = places[current].isAddedByScript
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
