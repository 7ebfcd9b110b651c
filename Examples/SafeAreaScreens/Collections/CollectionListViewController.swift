public import UIKit

/// A list made of a collection view from edge to edge: nothing is inset by itself.
public final class CollectionListViewController: UIViewController {
  private let keepsSafeArea: Bool
  private let layout = UICollectionViewFlowLayout()

  /// Creates the screen.
  ///
  /// - Parameter keepsSafeArea: Whether the contents of cells and headers keep to their safe area.
  public init(keepsSafeArea: Bool) {
    self.keepsSafeArea = keepsSafeArea
    super.init(nibName: nil, bundle: nil)
    title = "List"
  }

  /// Storyboards are not used.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("this screen is made in code") }

  /// The list.
  public private(set) lazy var collectionView: UICollectionView = {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(ListItemCell.self, forCellWithReuseIdentifier: "item")
    view.register(
      ListHeaderView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.backgroundColor = .lightGray
    view.dataSource = self
    view.delegate = self
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()

  /// Puts the list to the view's edges.
  public override func viewDidLoad() {
    super.viewDidLoad()
    layout.minimumLineSpacing = 1
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  /// Asks for the sizes of items again.
  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    // The delegate gives other sizes for another width.
    layout.invalidateLayout()
  }
}

extension CollectionListViewController: UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  /// Returns the number of sections.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

  /// Returns the number of items of a section.
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 8 }

  /// Returns a cell with the item's number.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    guard let cell = cell as? ListItemCell else { return cell }
    cell.label.text = "Item \(indexPath.item + 1) of section \(indexPath.section + 1)"
    cell.keepsSafeArea = keepsSafeArea
    return cell
  }

  /// Returns a header with the section's number.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    guard let header = view as? ListHeaderView else { return view }
    header.label.text = "Section \(indexPath.section + 1)"
    header.keepsSafeArea = keepsSafeArea
    return header
  }

  /// Returns the size of a line from edge to edge.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: collectionView.bounds.width, height: 50) }
}
