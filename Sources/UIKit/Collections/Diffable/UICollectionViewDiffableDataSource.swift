public import Foundation

/// A data source that shows snapshots of data and finds the differences between them.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// The type of a closure that provides the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// The type of a closure that provides a supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Closures that are called when items are expanded and collapsed.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// The closure that returns whether an item can be expanded; `nil` expands any that has
    /// children.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// The closure that is called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// The closure that returns whether an item can be collapsed; `nil` collapses any.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// The closure that is called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the snapshot to show below an item that is about to be expanded.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<
          Item
        >
      )?

    /// Creates handlers that do nothing.
    public init() {}
  }

  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
  var sectionSnapshots: [SectionIdentifierType: SectionSnapshot] = [:]

  /// The closure that provides supplementary views.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// The closures that are called when items are expanded and collapsed.
  open var sectionSnapshotHandlers: SectionSnapshotHandlers<ItemIdentifierType> = .init()

  /// Creates a data source and sets it as that of a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Applies a snapshot; `animatingDifferences` animates the differences to the current one.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - animatingDifferences: Whether changes are animated.
  ///   - completion: A closure that is queued for the end of the animation.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    sectionSnapshots = [:]
    show(snapshot, animated: animatingDifferences, completion)
  }

  /// Applies a snapshot without computing the differences: all cells are reloaded.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    sectionSnapshots = [:]
    setSnapshot(snapshot)
    collectionView?.reloadData()
    if let completion { Runtime.loop.post { completion() } }
  }

  /// Returns a copy of the current snapshot.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { current }

  /// Applies a snapshot of one section; items below others are shown only while these are expanded.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) { show(snapshot, in: section, animated: animatingDifferences, completion) }

  /// Returns the items of a section and those below them.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { sectionSnapshot(of: section) }

  func show(_ new: Snapshot, animated: Bool, _ completion: (() -> Void)?) {
    guard let collectionView else {
      setSnapshot(new)
      completion?()
      return
    }
    let (changes, reconfigured) = state.changes(to: new)
    let update = {
      collectionView.performBatchUpdates {
        collectionView.add(changes, reconfigured)
        self.setSnapshot(new)
      } completion: { _ in
        completion?()
      }
    }
    if animated { update() } else { UIView.performWithoutAnimation(update) }
  }

  /// The snapshot that is shown.
  var current: Snapshot { state.current }

  private func setSnapshot(_ snapshot: Snapshot) { state.apply(snapshot) }

  // MARK: Identifiers and index paths

  /// Returns the item identifier at an index path, or `nil`.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    state.item(at: indexPath)
  }

  /// Returns the index path of an item, or `nil`.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.path(of: itemIdentifier)
  }

  /// Returns the section identifier at an index, or `nil`.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    state.section(at: index)
  }

  /// Returns the index of a section, or `nil`.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: UICollectionViewDataSource

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// Returns the number of items in a section of the snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { state.count(inSection: section) }

  /// Returns the cell that the cell provider creates for an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else {
      preconditionFailure(
        """
        NSInternalInconsistencyException: UICollectionViewDiffableDataSource cell provider returned \
        nil for index path \(indexPath.listDescription), which is not allowed. You must always \
        return a cell to the collection view
        """)
    }
    return cell
  }

  /// Returns the view that the supplementary view provider creates.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? OptionalRequirement.missing(UICollectionReusableView())
  }
}
