package import Foundation
package import WebEngine

/// From a web view's size and insets to what its page learns of them (W27-W63, W77-W95, W138).
///
/// Points, in the web view's own coordinates. A value without a view: each property is one rule.
package struct WebViewInsets: Sendable, Equatable {
  /// What an app said is covered, through ``WKWebView/obscuredContentInsets`` (W58-W60).
  package typealias Obscured = EdgeLengths

  /// The size of the web view's bounds.
  package var size: CGSize
  /// The web view's own safe area, as its (overridable) getter answers it.
  package var safeArea: EdgeLengths
  /// The part of the safe area that the scroll view adds to its content inset (W79).
  package var absorbedEdges: Edges
  /// What the app set as the scroll view's content inset.
  package var contentInset: EdgeLengths = .zero
  /// Whether the page avoids the unsafe area: true until a page says otherwise (W20, W23).
  package var avoidsUnsafeArea: Bool = true
  /// What the app said is covered; `nil` until it says anything, zero included (W59).
  package var obscured: Obscured?
  /// The edges on which an avoiding page's system inset covers the page (W53).
  package var affectedEdges: Edges = .affectedByDefault

  /// Creates the insets of a web view.
  package init(
    size: CGSize, safeArea: EdgeLengths, absorbedEdges: Edges, contentInset: EdgeLengths = .zero,
    avoidsUnsafeArea: Bool = true, obscured: Obscured? = nil
  ) {
    self.size = size
    self.safeArea = safeArea
    self.absorbedEdges = absorbedEdges
    self.contentInset = contentInset
    self.avoidsUnsafeArea = avoidsUnsafeArea
    self.obscured = obscured
  }

  /// SYS: the safe area on the edges where the scroll view applies it (W79).
  package var system: EdgeLengths { safeArea.restricted(to: absorbedEdges) }

  /// What the scroll view reports as its adjusted content inset (W148).
  package var adjustedContentInset: EdgeLengths { contentInset + system }

  /// OBS: what the page must treat as covered (W51-W54).
  package var obscuredInset: EdgeLengths {
    if let obscured { return obscured }
    return avoidsUnsafeArea ? system.restricted(to: affectedEdges) : .zero
  }

  /// CI: the inset that a page's first scroll position shows (W57).
  package var initialInset: EdgeLengths {
    if let obscured { return obscured }
    return avoidsUnsafeArea ? contentInset + system.restricted(to: affectedEdges) : contentInset
  }

  /// Where a newly shown page is scrolled to (W138).
  package var initialContentOffset: CGPoint {
    let inset = initialInset
    return CGPoint(x: 0 - inset.left, y: 0 - inset.top)
  }

  /// LAYOUT: the size that the page is laid out for (W77, W80).
  package var layoutSize: CGSize {
    let covered = obscured.map { $0.maximum(with: system) } ?? system
    return size.inset(by: covered)
  }

  /// What `env(safe-area-inset-*)` is (W38, W39).
  package var environment: EdgeLengths { avoidsUnsafeArea ? .zero : safeArea }

  /// The size that viewport units without a prefix are parts of: the whole view (W97).
  package var defaultUnitSize: CGSize { size }

  /// The unobscured part of the view at a scroll position, in points of the content (W87, W88).
  ///
  /// - Parameters:
  ///   - contentOffset: The scroll view's.
  ///   - contentSize: The scroll view's; `nil` while the page has no content or the view has just
  ///     been resized, when nothing is cut off.
  ///   - isRubberBanding: Whether a finger or a bounce holds the content beyond its rest.
  package func unobscuredRect(
    contentOffset: CGPoint, contentSize: CGSize?, isRubberBanding: Bool = false
  ) -> CGRect {
    let obscured = obscuredInset
    let visible = CGRect(
      origin: CGPoint(x: contentOffset.x + obscured.left, y: contentOffset.y + obscured.top),
      size: size.inset(by: obscured))
    guard let contentSize else { return visible }
    guard isRubberBanding else {
      return visible.clipped(
        horizontally: 0...contentSize.width, vertically: 0...contentSize.height)
    }
    let rest = restRange(contentSize: contentSize)
    return visible.clipped(
      horizontally: span(contentSize.width, contentOffset.x, rest.x),
      vertically: span(contentSize.height, contentOffset.y, rest.y))
  }

  /// `innerWidth` and `innerHeight` at scale 1, in points (W88, W89, W93).
  ///
  /// The content inset that the app added covers nothing, so its visible part counts as seen.
  package func innerSize(contentOffset: CGPoint, contentSize: CGSize?) -> CGSize {
    let rect = unobscuredRect(contentOffset: contentOffset, contentSize: contentSize)
    guard let contentSize else { return rect.size }
    let obscured = obscuredInset
    let origin = CGPoint(x: contentOffset.x + obscured.left, y: contentOffset.y + obscured.top)
    let horizontal = visibleInset(
      origin.x, contentInset.left, contentInset.right, contentSize.width - size.width)
    let vertical = visibleInset(
      origin.y, contentInset.top, contentInset.bottom, contentSize.height - size.height)
    let whole = size.inset(by: obscured)
    return CGSize(
      width: min(rect.width + horizontal, whole.width),
      height: min(rect.height + vertical, whole.height))
  }

  /// The scroll positions at which a view may rest (W146).
  package func restRange(
    contentSize: CGSize
  ) -> (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = adjustedContentInset
    let minimum = CGPoint(x: 0 - inset.left, y: 0 - inset.top)
    return (
      minimum.x...max(minimum.x, contentSize.width + inset.right - size.width),
      minimum.y...max(minimum.y, contentSize.height + inset.bottom - size.height)
    )
  }

  /// The content's extent on one axis, lengthened by how far it is pulled beyond its rest (W88).
  private func span(
    _ length: CGFloat, _ offset: CGFloat, _ rest: ClosedRange<CGFloat>
  ) -> ClosedRange<CGFloat> {
    min(0, offset - rest.lowerBound)...(length + max(0, offset - rest.upperBound))
  }

  /// How much of the app's own content inset shows on one axis.
  private func visibleInset(
    _ origin: CGFloat, _ leading: CGFloat, _ trailing: CGFloat, _ lastHidden: CGFloat
  ) -> CGFloat {
    var visible: CGFloat = 0
    if leading > 0, origin < 0 { visible += min(-origin, leading) }
    if trailing > 0, origin > lastHidden { visible += min(origin - lastHidden, trailing) }
    return visible
  }
}

extension WebViewInsets {
  /// Edges of a view.
  package struct Edges: OptionSet, Sendable {
    /// The bits.
    package let rawValue: Int
    /// Creates a set from its bits.
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// The top edge.
    package static let top: Edges = Edges(rawValue: 1)
    /// The left edge.
    package static let left: Edges = Edges(rawValue: 2)
    /// The bottom edge.
    package static let bottom: Edges = Edges(rawValue: 4)
    /// The right edge.
    package static let right: Edges = Edges(rawValue: 8)
    /// All four edges.
    package static let all: Edges = [.top, .left, .bottom, .right]
    /// Top, left and right: the bottom strip is meant to be scrolled under (W53, W54).
    package static let affectedByDefault: Edges = [.top, .left, .right]
  }
}

extension EdgeLengths {
  /// The lengths on `edges`, and none on the others.
  fileprivate func restricted(to edges: WebViewInsets.Edges) -> EdgeLengths {
    EdgeLengths(
      top: edges.contains(.top) ? top : 0, left: edges.contains(.left) ? left : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, right: edges.contains(.right) ? right : 0)
  }

  /// The greater length on each edge.
  fileprivate func maximum(with other: EdgeLengths) -> EdgeLengths {
    EdgeLengths(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// The sum on each edge.
  fileprivate static func + (one: EdgeLengths, other: EdgeLengths) -> EdgeLengths {
    EdgeLengths(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }
}

extension CGSize {
  /// What is left of a size between four edges; never negative (W80).
  package func inset(by edges: EdgeLengths) -> CGSize {
    CGSize(
      width: max(0, width - edges.left - edges.right),
      height: max(0, height - edges.top - edges.bottom))
  }
}

extension CGRect {
  /// The part between two spans; of no size where it lies beyond them.
  fileprivate func clipped(
    horizontally: ClosedRange<CGFloat>, vertically: ClosedRange<CGFloat>
  ) -> CGRect {
    let left = max(minX, horizontally.lowerBound)
    let top = max(minY, vertically.lowerBound)
    return CGRect(
      x: left, y: top, width: max(0, min(maxX, horizontally.upperBound) - left),
      height: max(0, min(maxY, vertically.upperBound) - top))
  }
}
