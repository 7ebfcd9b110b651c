extension NSDiffableDataSourceSnapshot {
  /// Adds empty sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    add(identifiers, at: sections.count)
  }

  /// Adds empty sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { add(identifiers, at: requireIndex(of: toIdentifier)) }

  /// Adds empty sections behind another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { add(identifiers, at: requireIndex(of: toIdentifier) + 1) }

  private mutating func add(_ identifiers: [SectionIdentifierType], at index: Int) {
    let known = Set(sections)
    Self.checkUnique(identifiers, "section") { known.contains($0) }
    sections.insert(contentsOf: identifiers, at: index)
    itemsBySection.insert(
      contentsOf: Array(repeating: [], count: identifiers.count), at: index)
  }

  /// Deletes sections with their items; unknown ones are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices.reversed() where gone.contains(sections[index]) {
      for item in itemsBySection[index] { sectionOfItem[item] = nil }
      sections.remove(at: index)
      itemsBySection.remove(at: index)
    }
    reloadedSections.removeAll { gone.contains($0) }
    reloadedItems.removeAll { sectionOfItem[$0] == nil }
    reconfiguredItems.removeAll { sectionOfItem[$0] == nil }
  }

  /// Moves a section with its items before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Moves a section with its items behind another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  private mutating func move(
    _ section: SectionIdentifierType, to target: SectionIdentifierType, offset: Int
  ) {
    let from = requireIndex(of: section)
    _ = requireIndex(of: target)
    guard section != target else { return }
    sections.remove(at: from)
    let items = itemsBySection.remove(at: from)
    let to = requireIndex(of: target) + offset
    sections.insert(section, at: to)
    itemsBySection.insert(items, at: to)
  }

  /// Reloads sections, whose items get new cells.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers { _ = requireIndex(of: section) }
    reloadedSections += identifiers.filter { !reloadedSections.contains($0) }
  }
}
