public import UIKit

/// A list of the system's own look, with a diffable data source.
public final class SettingsListViewController: UIViewController {
  private enum Section: Hashable { case connections, device }

  private let appearance: UICollectionLayoutListConfiguration.Appearance
  private var dataSource: UICollectionViewDiffableDataSource<Section, String>?

  /// Creates the screen in a look.
  public init(appearance: UICollectionLayoutListConfiguration.Appearance) {
    self.appearance = appearance
    super.init(nibName: nil, bundle: nil)
    title = "Settings"
  }

  /// Storyboards are not used.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("this screen is made in code") }

  /// The list.
  public private(set) lazy var collectionView: UICollectionView = {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    return UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }()

  /// Fills the list.
  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, indexPath, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      if indexPath.item == 0 { content.secondaryText = "A second line below the first one" }
      cell.contentConfiguration = content
      cell.accessories = indexPath.section == 0 ? [.disclosureIndicator()] : [.checkmark()]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in
      var content = view.defaultContentConfiguration()
      content.text = indexPath.section == 0 ? "Connections" : "Device"
      view.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Section, String>(
      collectionView: collectionView
    ) { view, indexPath, name in
      view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: name)
    }
    source.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    dataSource = source
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.connections, .device])
    snapshot.appendItems(["Network", "Bluetooth", "Mobile data"], toSection: .connections)
    snapshot.appendItems(["Display", "Sound", "Battery", "Storage"], toSection: .device)
    source.apply(snapshot, animatingDifferences: false)
  }
}
