extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section; `nil` is the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    precondition(
      !sections.isEmpty,
      "NSInternalInconsistencyException: There are currently no sections in the data source. "
        + "Please add a section first.")
    let section = sectionIdentifier.map(requireIndex) ?? sections.count - 1
    add(identifiers, section, itemsBySection[section].count)
  }

  /// Adds items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let path = requirePath(of: beforeIdentifier)
    add(identifiers, path.section, path.item)
  }

  /// Adds items behind another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let path = requirePath(of: afterIdentifier)
    add(identifiers, path.section, path.item + 1)
  }

  private mutating func add(_ items: [ItemIdentifierType], _ section: Int, _ index: Int) {
    Self.checkUnique(items, "item") { sectionOfItem[$0] != nil }
    itemsBySection[section].insert(contentsOf: items, at: index)
    for item in items { sectionOfItem[item] = sections[section] }
  }

  /// Deletes items; unknown ones are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers.filter { sectionOfItem[$0] != nil })
    guard !gone.isEmpty else { return }
    let touched = Set(gone.compactMap { sectionOfItem[$0] })
    for (index, section) in sections.enumerated() where touched.contains(section) {
      itemsBySection[index].removeAll { gone.contains($0) }
    }
    for item in gone { sectionOfItem[item] = nil }
    reloadedItems.removeAll { gone.contains($0) }
    reconfiguredItems.removeAll { gone.contains($0) }
  }

  /// Deletes all items, and the sections as well.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another one, also into another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Moves an item behind another one, also into another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  private mutating func move(
    _ item: ItemIdentifierType, to target: ItemIdentifierType, offset: Int
  ) {
    let from = requirePath(of: item)
    _ = requirePath(of: target)
    guard item != target else { return }
    itemsBySection[from.section].remove(at: from.item)
    let to = requirePath(of: target)
    itemsBySection[to.section].insert(item, at: to.item + offset)
    sectionOfItem[item] = sections[to.section]
  }

  /// Reloads items, which get new cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { _ = requirePath(of: item) }
    reloadedItems += identifiers.filter { !reloadedItems.contains($0) }
  }

  /// Reconfigures items, which keep their cells.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { _ = requirePath(of: item) }
    reconfiguredItems += identifiers.filter { !reconfiguredItems.contains($0) }
  }
}
