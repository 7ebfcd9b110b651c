import AuditRules
import UIKit

extension ScrollMeasure {
  /// Measures how a scroll view scrolls.
  @MainActor
  init(_ scrollView: UIScrollView) {
    let insets = scrollView.adjustedContentInset
    let (size, content) = (scrollView.bounds.size, scrollView.contentSize)
    let offset = scrollView.contentOffset
    let scrolls = scrollView.isScrollEnabled
    self.init(
      horizontal: scrolls
        ? ScrollRange(
          offset: offset.x, least: -insets.left,
          greatest: max(-insets.left, content.width - size.width + insets.right)) : .none,
      vertical: scrolls
        ? ScrollRange(
          offset: offset.y, least: -insets.top,
          greatest: max(-insets.top, content.height - size.height + insets.bottom)) : .none,
      isPaging: scrollView.isPagingEnabled,
      isZooming: scrollView.maximumZoomScale > scrollView.minimumZoomScale,
      hasHorizontalLayout: Self.hasHorizontalLayout(scrollView))
  }

  @MainActor
  private static func hasHorizontalLayout(_ scrollView: UIScrollView) -> Bool {
    switch (scrollView as? UICollectionView)?.collectionViewLayout {
    case let layout as UICollectionViewFlowLayout: layout.scrollDirection == .horizontal
    case let layout as UICollectionViewCompositionalLayout:
      layout.configuration.scrollDirection == .horizontal
    default: false
    }
  }
}
