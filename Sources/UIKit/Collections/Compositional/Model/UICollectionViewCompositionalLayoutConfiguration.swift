public import Foundation

/// The configuration of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  /// Creates a configuration with the defaults.
  nonisolated public override init() {
    super.init()
  }

  /// The direction in which the layout scrolls.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// The spacing between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The supplementary items at the boundary of the layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The reference of the sections' insets; `.automatic` is the safe area (S7.22).
  open var contentInsetsReference: UIContentInsetsReference = .safeArea

  /// Returns a configuration with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
