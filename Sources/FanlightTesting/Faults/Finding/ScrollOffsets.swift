import UIKit

/// The scroll views of a screen, which an inspection scrolls to both ends and back.
@MainActor
struct ScrollOffsets {
  private let saved: [(scrollView: UIScrollView, offset: CGPoint)]

  /// Saves the offsets of scroll views.
  init(of views: [UIView]) {
    saved = views.compactMap { view in
      guard let scrollView = view as? UIScrollView else { return nil }
      return (scrollView, scrollView.contentOffset)
    }
  }

  /// Whether a scroll view can scroll vertically.
  var canScroll: Bool {
    saved.contains {
      Self.offset(of: $0.scrollView, at: .end).y > Self.offset(of: $0.scrollView, at: .top).y
    }
  }

  /// Scrolls all scroll views to an end.
  func scroll(to end: ScrollEnd) {
    for (scrollView, _) in saved {
      scrollView.setContentOffset(Self.offset(of: scrollView, at: end), animated: false)
    }
  }

  /// Restores the saved offsets.
  func restore() {
    for (scrollView, offset) in saved where scrollView.contentOffset != offset {
      scrollView.setContentOffset(offset, animated: false)
    }
  }

  private static func offset(of scrollView: UIScrollView, at end: ScrollEnd) -> CGPoint {
    let insets = scrollView.adjustedContentInset
    let bottom = scrollView.contentSize.height - scrollView.bounds.height + insets.bottom
    let y = end == .top ? -insets.top : max(-insets.top, bottom)
    return CGPoint(x: scrollView.contentOffset.x, y: y)
  }
}
