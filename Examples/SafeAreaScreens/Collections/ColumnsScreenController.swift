public import UIKit

/// Cards in two columns of a compositional layout, kept clear of what an app chooses.
public final class ColumnsScreenController: UICollectionViewController {
  private let count = 12

  /// Creates the screen.
  ///
  /// - Parameter reference: What the insets of the section are measured from.
  public init(reference: UIContentInsetsReference) {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(88)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsetsReference = reference
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 4, bottom: 12, trailing: 4)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    title = "Columns"
  }

  /// Storyboards are not used.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("this screen is made in code") }

  /// Registers the cells.
  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
  }

  /// Returns the number of cards.
  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  /// Returns a card in a color of its own.
  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    cell.contentView.backgroundColor =
      [UIColor.systemTeal, .systemIndigo, .systemOrange][
        indexPath.item % 3]
    cell.contentView.layer.cornerRadius = 12
    return cell
  }
}
