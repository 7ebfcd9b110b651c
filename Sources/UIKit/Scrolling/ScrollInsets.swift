package import Foundation

/// What a scroll view's insets depend on, and what follows from it; knows nothing of views.
package struct ScrollInsets: Equatable, Sendable {
  /// Which edges the system keeps clear.
  package var behavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
  /// What the app keeps clear, in points.
  package var contentInset: UIEdgeInsets = .zero
  /// The scroll view's own safe area.
  package var safeArea: UIEdgeInsets = .zero
  /// The size of what is scrolled.
  package var contentSize: CGSize = .zero
  /// The size of the scroll view.
  package var viewport: CGSize = .zero
  /// Whether it also bounces sideways when everything fits.
  package var alwaysBouncesHorizontally = false
  /// Whether it also bounces up and down when everything fits.
  package var alwaysBouncesVertically = false
  /// What else the system adds for a while: a refresh control, a keyboard (S4.5, S4.6).
  package var extraInset: UIEdgeInsets = .zero
  /// Whether the bar rule for `.automatic` holds (S4.8).
  package var meetsBarRule = false

  /// Whether `.never` takes the bottom all the same: a bug of one system (S4.13).
  package var takesBottomOfNever = false
  /// Where content lies that is smaller than the view, from 0, 0 (top left) through 1, 1 (S4.33).
  package var alignment: CGPoint = .zero

  /// Creates insets of an empty scroll view.
  package init() {}

  /// Whether it scrolls sideways: the content alone is compared (S4.7, Q21).
  package var scrollsHorizontally: Bool {
    contentSize.width > viewport.width || alwaysBouncesHorizontally
  }

  /// Whether it scrolls up and down: the content alone is compared (S4.7, Q21).
  package var scrollsVertically: Bool {
    contentSize.height > viewport.height || alwaysBouncesVertically
  }

  /// The edges whose safe area becomes an inset and is not handed on (table 4.2, S4.15).
  ///
  /// S4.15: Edges that are absorbed are not passed on to subviews; the others are. S4.12: `.never`
  /// absorbs no edge.
  package var absorbedEdges: UIRectEdge {
    switch behavior {
    case .never: takesBottomOfNever ? .bottom : []
    case .always: .all
    case .scrollableAxes: edges(vertical: scrollsVertically)
    case .automatic: edges(vertical: scrollsVertically || meetsBarRule)
    }
  }

  private func edges(vertical: Bool) -> UIRectEdge {
    var edges: UIRectEdge = vertical ? [.top, .bottom] : []
    if scrollsHorizontally { edges.formUnion([.left, .right]) }
    return edges
  }

  /// What the system adds (S4.4).
  ///
  /// S4.4: The system inset of an edge is the scroll view's own safe area there if the edge is
  /// absorbed, else 0.
  package var systemInset: UIEdgeInsets { safeArea.masked(by: absorbedEdges) }

  /// What app and system keep clear together (S4.2).
  ///
  /// S4.2: `adjustedContentInset` is `contentInset` plus the system inset, edge by edge.
  package var adjustedContentInset: UIEdgeInsets {
    var system = systemInset
    system.top += extraInset.top
    // A keyboard covers the safe area at the bottom, it does not come on top of it.
    system.bottom = max(system.bottom, extraInset.bottom)
    return contentInset + system
  }

  /// The offsets at which the content rests (S4.19).
  package var restRange: ScrollRange {
    ScrollRange(
      insets: adjustedContentInset, contentSize: contentSize, viewport: viewport,
      alignment: alignment)
  }
}

/// The offsets at which content rests, from the least to the greatest on each axis (S4.19).
///
/// S4.19: On each axis the minimum is the negative leading inset, the maximum the content's size
/// plus the trailing inset less the bounds, and never less than the minimum.
package struct ScrollRange: Equatable, Sendable {
  /// The offset at which the content's top left corner is clear of the insets.
  package var minimum: CGPoint
  /// The offset at which the content's bottom right corner is; never less than the minimum.
  package var maximum: CGPoint

  /// Computes the range of some content, in points.
  ///
  /// - Parameters:
  ///   - insets: What is kept clear around the content.
  ///   - contentSize: The content's size.
  ///   - viewport: The size of the scroll view.
  ///   - alignment: Where content lies that is smaller, as a part of the space that is left.
  package init(
    insets: UIEdgeInsets, contentSize: CGSize, viewport: CGSize, alignment: CGPoint = .zero
  ) {
    let space = CGSize(
      width: max(0, viewport.width - insets.left - insets.right - contentSize.width),
      height: max(0, viewport.height - insets.top - insets.bottom - contentSize.height))
    minimum = CGPoint(
      x: -insets.left - space.width * alignment.x, y: -insets.top - space.height * alignment.y)
    maximum = CGPoint(
      x: max(minimum.x, contentSize.width + insets.right - viewport.width),
      y: max(minimum.y, contentSize.height + insets.bottom - viewport.height))
  }

  /// The offsets from side to side.
  package var horizontal: ClosedRange<CGFloat> { minimum.x...maximum.x }

  /// The offsets from top to bottom.
  package var vertical: ClosedRange<CGFloat> { minimum.y...maximum.y }

  /// Returns the nearest offset of the range.
  package func clamp(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, minimum.x), maximum.x), y: min(max(offset.y, minimum.y), maximum.y))
  }
}
