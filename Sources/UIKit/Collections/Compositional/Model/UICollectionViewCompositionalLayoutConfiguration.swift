public import Foundation

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  /// Creates a configuration with the defaults.
  nonisolated public override init() {
    super.init()
  }

  /// The way content scrolls.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// The distance between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The views at the edges of the whole content.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What the insets of sections are measured from; `.automatic` is the safe area (S7.22).
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
