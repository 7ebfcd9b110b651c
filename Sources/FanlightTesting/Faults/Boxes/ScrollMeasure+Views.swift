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
      isZooming: scrollView.maximumZoomScale > scrollView.minimumZoomScale)
  }
}
