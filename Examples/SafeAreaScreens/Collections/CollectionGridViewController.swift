public import UIKit

/// A grid of squares whose section insets are measured from what an app chooses.
public final class CollectionGridViewController: UICollectionViewController {
  private let flowLayout = UICollectionViewFlowLayout()

  /// Creates the screen.
  ///
  /// - Parameter reference: What the insets of the section are measured from.
  public init(reference: UICollectionViewFlowLayout.SectionInsetReference) {
    flowLayout.itemSize = CGSize(width: 80, height: 80)
    flowLayout.minimumInteritemSpacing = 10
    flowLayout.minimumLineSpacing = 10
    // figure: section-inset-reference
    flowLayout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    flowLayout.sectionInsetReference = reference
    // end figure
    super.init(collectionViewLayout: flowLayout)
    title = "Grid"
  }

  /// Storyboards are not used.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("this screen is made in code") }

  /// Registers the cells.
  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .lightGray
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "square")
  }

  /// Returns the number of squares.
  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 100 }

  /// Returns a white square.
  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
    cell.contentView.backgroundColor = .white
    return cell
  }
}
