import Foundation

/// The sections and items of a diffable data source, by their identifiers.
///
/// A snapshot is a value; it contains only identifiers, each of them once.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  package var sections: [SectionIdentifierType] = []
  package var itemsBySection: [[ItemIdentifierType]] = []
  /// The section of each item.
  package var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  var reloadedSections: [SectionIdentifierType] = []
  var reloadedItems: [ItemIdentifierType] = []
  package var reconfiguredItems: [ItemIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  /// The number of items of all sections.
  public var numberOfItems: Int { sectionOfItem.count }

  /// The number of sections in the snapshot.
  public var numberOfSections: Int { sections.count }

  /// The identifiers of the sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }

  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifierType] { itemsBySection.flatMap { $0 } }

  /// The sections that are reloaded when the snapshot is applied.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections }

  /// The items that are reloaded, with new cells, when the snapshot is applied.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems }

  /// The items that are reconfigured, in their cells, when the snapshot is applied.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemsBySection[requireIndex(of: identifier)].count
  }

  /// Returns the items of a section in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { itemsBySection[requireIndex(of: identifier)] }

  /// Returns the section that contains an item; `nil` if the snapshot does not contain it.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sectionOfItem[identifier] }

  /// Returns the index of an item among those of all sections; `nil` if the snapshot does not
  /// contain it.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let path = path(of: identifier) else { return nil }
    return itemsBySection[..<path.section].reduce(path.item) { $0 + $1.count }
  }

  /// Returns the index of a section; `nil` if the snapshot does not contain it.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: identifier)
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot {
  /// Returns the index path of an item.
  func path(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
    guard let section = sectionOfItem[item].flatMap(sections.firstIndex),
      let index = itemsBySection[section].firstIndex(of: item)
    else { return nil }
    return (section, index)
  }

  func requireIndex(of section: SectionIdentifierType) -> Int {
    guard let index = sections.firstIndex(of: section) else {
      preconditionFailure(
        "NSInternalInconsistencyException: Invalid section identifier: the section \(section) is "
          + "not in the snapshot")
    }
    return index
  }

  func requirePath(of item: ItemIdentifierType) -> (section: Int, item: Int) {
    guard let path = path(of: item) else {
      preconditionFailure(
        "NSInternalInconsistencyException: Invalid item identifier specified: \(item) is not in "
          + "the snapshot")
    }
    return path
  }

  /// Traps with UIKit's message unless identifiers are new and each occurs once.
  static func checkUnique<ID: Hashable>(
    _ identifiers: [ID], _ name: String, isKnown: (ID) -> Bool
  ) {
    var seen = Set<ID>()
    let duplicates = identifiers.filter { !seen.insert($0).inserted || isKnown($0) }
    precondition(
      duplicates.isEmpty,
      """
      NSInternalInconsistencyException: Fatal: supplied \(name) identifiers are not unique. \
      Duplicate identifiers: {(\(duplicates.map { "\n    \($0)" }.joined(separator: ","))\n)}
      """)
  }

  /// A snapshot with the same content that reloads and reconfigures nothing.
  package var settled: Self {
    var copy = self
    copy.reloadedSections = []
    copy.reloadedItems = []
    copy.reconfiguredItems = []
    return copy
  }
}
