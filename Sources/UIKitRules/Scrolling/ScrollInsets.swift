package import Foundation

/// The insets of a scroll view, computed from its safe area and settings.
package struct ScrollInsets: Equatable, Sendable {
  /// The edges whose safe area becomes an inset (table 4.2).
  package enum Adjustment: Equatable, Sendable {
    /// The same as `scrollableAxes`, and top and bottom if the bar rule applies.
    case automatic
    /// The edges of the axes that scroll.
    case scrollableAxes
    /// No edge is adjusted.
    case never
    /// All four edges are adjusted.
    case always
  }

  /// The edges whose safe area becomes an inset.
  package var adjustment = Adjustment.automatic
  /// The content inset set by the app, in points.
  package var contentInset: UIEdgeInsets = .zero
  /// The scroll view's own safe area.
  package var safeArea: UIEdgeInsets = .zero
  /// The content size.
  package var contentSize: CGSize = .zero
  /// The size of the scroll view.
  package var viewport: CGSize = .zero
  /// Whether it also bounces horizontally when the content fits.
  package var alwaysBouncesHorizontally = false
  /// Whether it also bounces vertically when the content fits.
  package var alwaysBouncesVertically = false
  /// The inset of a refresh control or a keyboard (S4.5, S4.6).
  package var extraInset: UIEdgeInsets = .zero
  /// Whether the bar rule for `.automatic` applies (S4.8).
  package var meetsBarRule = false

  /// Whether `.never` absorbs the bottom nevertheless: a bug of one system (S4.13).
  package var takesBottomOfNever = false
  /// The alignment of content smaller than the view, from 0, 0 (top left) to 1, 1 (S4.33).
  package var alignment: CGPoint = .zero

  /// Creates insets of an empty scroll view.
  package init() {}

  /// Whether it scrolls horizontally: only the content is compared (S4.7, Q21).
  package var scrollsHorizontally: Bool {
    contentSize.width > viewport.width || alwaysBouncesHorizontally
  }

  /// Whether it scrolls vertically: only the content is compared (S4.7, Q21).
  package var scrollsVertically: Bool {
    contentSize.height > viewport.height || alwaysBouncesVertically
  }

  /// The edges whose safe area becomes an inset and is not propagated (table 4.2, S4.15).
  ///
  /// S4.15: Edges that are absorbed are not passed on to subviews; the others are. S4.12: `.never`
  /// absorbs no edge.
  package var absorbedEdges: UIRectEdge {
    switch adjustment {
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

  /// The inset that the system adds (S4.4).
  ///
  /// S4.4: The system inset of an edge is the scroll view's own safe area there if the edge is
  /// absorbed, else 0.
  package var systemInset: UIEdgeInsets { safeArea.masked(by: absorbedEdges) }

  /// The adjusted content inset: the app's and the system's (S4.2).
  ///
  /// S4.2: `adjustedContentInset` is `contentInset` plus the system inset, edge by edge.
  package var adjustedContentInset: UIEdgeInsets {
    var system = systemInset
    system.top += extraInset.top
    // A keyboard covers the safe area at the bottom; its height is not added to it.
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
