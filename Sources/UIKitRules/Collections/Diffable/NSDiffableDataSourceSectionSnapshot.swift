/// The items of one section of a diffable data source, and items below them that can be expanded
/// and collapsed.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var roots: [ItemIdentifierType] = []
  private var childrenOf: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates a snapshot without items.
  public init() {}

  /// All items in order, including hidden ones.
  public var items: [ItemIdentifierType] { flattened(roots) { _ in true } }

  /// The items that are below no other.
  public var rootItems: [ItemIdentifierType] { roots }

  /// The items that are shown, in order.
  public var visibleItems: [ItemIdentifierType] { flattened(roots) { expanded.contains($0) } }

  private func flattened(
    _ items: [ItemIdentifierType], _ goesInto: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    var stack = Array(items.reversed())
    while let item = stack.popLast() {
      result.append(item)
      if goesInto(item) { stack += (childrenOf[item] ?? []).reversed() }
    }
    return result
  }

  // MARK: Changing

  /// Appends items at the end of the snapshot, or of the children of another item.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    if let parent { require(parent) }
    insert(items, below: parent, at: children(of: parent).count)
  }

  /// Adds items before another one, on its level.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let place = location(of: item)
    insert(items, below: place.parent, at: place.index)
  }

  /// Adds items behind another one, on its level.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let place = location(of: item)
    insert(items, below: place.parent, at: place.index + 1)
  }

  /// Deletes items with all their descendants; unknown ones are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      let place = location(of: item)
      for gone in flattened([item], { _ in true }) {
        childrenOf[gone] = nil
        parents[gone] = nil
        expanded.remove(gone)
      }
      changeChildren(of: place.parent) { $0.remove(at: place.index) }
    }
  }

  /// Deletes all items of the snapshot.
  public mutating func deleteAll() { self = Self() }

  /// Replaces the children of an item with the items of another snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: Self
  ) {
    require(parent)
    delete(children(of: parent))
    insert(snapshot, below: parent, at: 0)
  }

  /// Adds the items of another snapshot before an item.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    let place = location(of: item)
    insert(snapshot, below: place.parent, at: place.index)
  }

  /// Adds the items of another snapshot behind an item.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    let place = location(of: item)
    insert(snapshot, below: place.parent, at: place.index + 1)
  }

  /// Expands items, which shows the items below them.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) { expanded.insert(item) }
  }

  /// Collapses items, which hides the items below them.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { expanded.remove(item) }
  }

  // MARK: Queries

  /// Returns a Boolean value that indicates whether the snapshot contains an item, visible or not.
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }

  /// Returns a Boolean value that indicates whether an item is expanded, so that its children are
  /// visible if it is visible itself.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns a Boolean value that indicates whether an item is shown: all items above it are
  /// expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    var current = item
    while let above = parent(of: current) {
      guard expanded.contains(above) else { return false }
      current = above
    }
    return true
  }

  /// Returns how many items an item is below.
  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0
    var current = item
    while let above = parent(of: current) {
      level += 1
      current = above
    }
    return level
  }

  /// Returns the index of an item among all items; `nil` if the snapshot does not contain it.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// Returns the item that another one is below.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    parents[child] ?? nil
  }

  /// Returns the items below an item, with the item itself if `includingParent` is `true`.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> Self {
    require(parent)
    var result = Self()
    if includingParent {
      result.append([parent])
      if expanded.contains(parent) { result.expand([parent]) }
    }
    for item in flattened(children(of: parent), { _ in true }) {
      let above = self.parent(of: item)
      result.append([item], to: above == parent && !includingParent ? nil : above)
      if expanded.contains(item) { result.expand([item]) }
    }
    return result
  }

  // MARK: Within

  package func hasChildren(_ item: ItemIdentifierType) -> Bool { !(childrenOf[item] ?? []).isEmpty }

  private func children(of parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { childrenOf[$0] ?? [] } ?? roots
  }

  private mutating func changeChildren(
    of parent: ItemIdentifierType?, _ change: (inout [ItemIdentifierType]) -> Void
  ) {
    if let parent { change(&childrenOf[parent, default: []]) } else { change(&roots) }
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int
  ) {
    NSDiffableDataSourceSnapshot<Int, ItemIdentifierType>.checkUnique(items, "item") {
      contains($0)
    }
    changeChildren(of: parent) { $0.insert(contentsOf: items, at: index) }
    for item in items { parents[item] = .some(parent) }
  }

  private mutating func insert(
    _ snapshot: Self, below parent: ItemIdentifierType?, at index: Int
  ) {
    insert(snapshot.roots, below: parent, at: index)
    for item in snapshot.items where snapshot.hasChildren(item) {
      append(snapshot.children(of: item), to: item)
    }
    expanded.formUnion(snapshot.expanded)
  }

  private func location(
    of item: ItemIdentifierType
  ) -> (parent: ItemIdentifierType?, index: Int) {
    require(item)
    let parent = parent(of: item)
    return (parent, children(of: parent).firstIndex(of: item) ?? 0)
  }

  private func require(_ item: ItemIdentifierType) {
    precondition(
      contains(item),
      "NSInternalInconsistencyException: Invalid item identifier specified: \(item) is not in the "
        + "section snapshot")
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
