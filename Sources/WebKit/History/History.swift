import Foundation
import WebEngine

/// WebKit's back-forward list, mapped to the entries of the engine's history (W243-W255).
@MainActor
struct History {
  /// The kinds of loads, by their effect on the list.
  enum Load: Equatable {
    /// A load that adds an item: a link, a script, or a URL that the app loads.
    case standard
    /// A load of the app's HTML or data, which adds no item (W247).
    case hidden
    /// A reload of the page (W269).
    case reload
    /// A traversal to an item of the list.
    case traversal(WKBackForwardListItem)

    /// Whether the load is a traversal.
    var isTraversal: Bool { if case .traversal = self { true } else { false } }
  }

  /// An item, and the document that it leads to.
  private struct Record {
    var item: WKBackForwardListItem
    /// The engine's history entry; `nil` if the engine that had it was closed.
    var entry: Int?
    /// Whether a script added the item and the user has not interacted with its page (W213).
    var isAddedByScript: Bool = false
    /// The number of the main frame's document; the same for items that differ only in subframes (W215).
    var document: Int = 0
  }

  private var records: [Record] = []
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
  var backItems: [WKBackForwardListItem] { records.prefix(current ?? 0).map(\.item) }

  /// The items after the current one, the nearest first.
  var forwardItems: [WKBackForwardListItem] {
    current.map { records.suffix(from: $0 + 1).map(\.item) } ?? []
  }

  /// Returns the item at an offset from the current one; `nil` out of range.
  func item(at offset: Int) -> WKBackForwardListItem? {
    guard let current, records.indices.contains(current + offset) else { return nil }
    return records[current + offset].item
  }

  /// Returns the engine's history entry for an item; `nil` when the engine has none.
  func entry(of item: WKBackForwardListItem) -> Int? {
    records.first { $0.item === item }?.entry
  }

  /// Returns whether an item is in the list (W255).
  func contains(_ item: WKBackForwardListItem) -> Bool { records.contains { $0.item === item } }

  /// The target of going back: items that scripts added without a user gesture are skipped, and so
  /// is the page that added them, which the user never knowingly left (W213).
  var backTarget: WKBackForwardListItem? {
    guard let current, current > 0 else { return nil }
    guard records[current].isAddedByScript else { return records[current - 1].item }
    guard let own = records[..<current].lastIndex(where: { !$0.isAddedByScript }), own > 0 else {
      return records[current - 1].item
    }
    return records[own - 1].item
  }

  /// The target of going forward: the next page, or the last of the items that its scripts added
  /// without a user gesture (W213).
  var forwardTarget: WKBackForwardListItem? {
    guard let current, current + 1 < records.count else { return nil }
    guard let own = records[(current + 1)...].firstIndex(where: { !$0.isAddedByScript }) else {
      return records[current + 1].item
    }
    let end = records[(own + 1)...].firstIndex { !$0.isAddedByScript } ?? records.count
    return records[end - 1].item
  }

  // MARK: Writing

  /// Records that the user interacted with the page (W213).
  mutating func userInteracted() {
    if let current, !isHidden { records[current].isAddedByScript = false }
  }

  /// Updates the list for a committed load.
  mutating func committed(_ url: URL, initialURL: URL, _ load: Load, _ entry: HistoryEntry?) {
    defer { lastEntry = entry }
    switch load {
    case .hidden: isHidden = true
    case .reload:
      if !isHidden { update(url, entry) }
    case .traversal(let item):
      guard let index = records.firstIndex(where: { $0.item === item }) else { return }
      current = index
      isHidden = false
      update(url, entry)
    case .standard: add(url, initialURL: initialURL, entry)
    }
  }

  /// Updates the list for a same-document navigation (W199, W202).
  mutating func navigatedWithinDocument(_ url: URL, _ entry: HistoryEntry?) {
    defer { lastEntry = entry }
    // A document without an item also has none for its fragments.
    guard !isHidden else { return }
    let document = current.map { records[$0].document }
    add(url, initialURL: url, entry)
    if let document, let current { records[current].document = document }
  }

  /// Adds an item for a navigation of a subframe (W215).
  mutating func frameMoved(_ entry: HistoryEntry) {
    defer { lastEntry = entry }
    guard !isHidden, let current else { return }
    if let index = records.firstIndex(where: { $0.entry == entry.identifier }) {
      self.current = index
      return
    }
    if entry.index == lastEntry?.index {
      records[current].entry = entry.identifier
      return
    }
    let item = records[current].item
    let document = records[current].document
    add(item.url, initialURL: item.initialURL, entry)
    guard let now = self.current else { return }
    records[now].item.setTitle(item.title)
    records[now].document = document
  }

  /// Returns whether a traversal to an item keeps the main frame's document (W208, W215).
  func isOfSameDocument(_ item: WKBackForwardListItem) -> Bool {
    guard let current, !isHidden, records[current].item !== item else { return false }
    guard let record = records.first(where: { $0.item === item }), record.entry != nil else {
      return false
    }
    return record.document == records[current].document
  }

  /// Sets the title of the current item.
  func titled(_ title: String) {
    guard let current, !isHidden else { return }
    records[current].item.setTitle(title.isEmpty ? nil : title)
  }

  /// Removes the engine's history entries after its page was closed or its process terminated; the items of the
  /// back-forward list remain (W226).
  mutating func removeEngineEntries() {
    for index in records.indices {
      lastDocument += 1
      records[index].entry = nil
      records[index].document = lastDocument
    }
    lastEntry = nil
  }

  /// Replaces the items and the current item.
  mutating func replace(with items: [WKBackForwardListItem], current: Int?) {
    records = items.map { item in
      lastDocument += 1
      return Record(item: item, document: lastDocument)
    }
    self.current = current
    isHidden = false
    lastEntry = nil
  }

  private mutating func add(_ url: URL, initialURL: URL, _ entry: HistoryEntry?) {
    if let entry, let index = records.firstIndex(where: { $0.entry == entry.identifier }) {
      // A script traversed the history.
      current = index
      isHidden = false
      return update(url, entry)
    }
    let item = WKBackForwardListItem(url: url, initialURL: initialURL)
    lastDocument += 1
    var record = Record(
      item: item, entry: entry?.identifier, isAddedByScript: entry?.isAddedByScript ?? false,
      document: lastDocument)
    if let current, !isHidden, let entry, entry.index == lastEntry?.index {
      // The load replaced the current entry, or reloaded its URL (W250).
      record.isAddedByScript = records[current].isAddedByScript
      records[current] = record
      return
    }
    isHidden = false
    if let current { records.removeSubrange((current + 1)...) }
    records.append(record)
    if records.count > Self.capacity { records.removeFirst() }
    current = records.count - 1
  }

  private mutating func update(_ url: URL, _ entry: HistoryEntry?) {
    guard let current else { return }
    records[current].item.setURL(url)
    records[current].entry = entry?.identifier
  }
}
