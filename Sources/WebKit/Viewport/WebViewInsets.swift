package import Foundation
package import WebEngine

/// The size and insets of a web view, and their effect on its page (W27-W63, W77-W95, W138).
///
/// All lengths are in points of the web view's coordinate system. Each property is one rule.
package struct WebViewInsets: Sendable, Equatable {
  /// The insets of the obscured area, as set through ``WKWebView/obscuredContentInsets`` (W58-W60).
  package typealias Obscured = EdgeLengths

  /// The size of the web view's bounds.
  package var size: CGSize
  /// The web view's safe area insets, as returned by its (overridable) getter.
  package var safeArea: EdgeLengths
  /// The edges whose safe area insets the scroll view adds to its content inset (W79).
  package var absorbedEdges: Edges
  /// The scroll view's content inset, as set by the app.
  package var contentInset: EdgeLengths = .zero
  /// Whether the page avoids the unsafe area; `true` until its `viewport-fit` changes it (W20,
  /// W23).
  package var avoidsUnsafeArea: Bool = true
  /// The obscured insets set by the app; `nil` until it sets any, even zero (W59).
  package var obscured: Obscured?
  /// The edges on which the system inset obscures a page that avoids the unsafe area (W53).
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

  /// SYS: the safe area insets that the scroll view adds to its content inset (W79).
  package var system: EdgeLengths { safeArea.restricted(to: absorbedEdges) }

  /// The scroll view's adjusted content inset (W148).
  package var adjustedContentInset: EdgeLengths { contentInset + system }

  /// OBS: the insets of the area in which the page is obscured (W51-W54).
  package var obscuredInset: EdgeLengths {
    if let obscured { return obscured }
    return avoidsUnsafeArea ? system.restricted(to: affectedEdges) : .zero
  }

  /// CI: the inset that determines a page's initial content offset (W57).
  package var initialInset: EdgeLengths {
    if let obscured { return obscured }
    return avoidsUnsafeArea ? contentInset + system.restricted(to: affectedEdges) : contentInset
  }

  /// The content offset of a newly committed page (W138).
  package var initialContentOffset: CGPoint {
    let inset = initialInset
    return CGPoint(x: 0 - inset.left, y: 0 - inset.top)
  }

  /// LAYOUT: the size for which the page is laid out (W77, W80).
  package var layoutSize: CGSize {
    let covered = obscured.map { $0.maximum(with: system) } ?? system
    return size.inset(by: covered)
  }

  /// The values of `env(safe-area-inset-*)` (W38, W39).
  package var environment: EdgeLengths { avoidsUnsafeArea ? .zero : safeArea }

  /// The size to which viewport units without a prefix refer: the whole view (W97).
  package var defaultUnitSize: CGSize { size }

  /// Returns the unobscured part of the view at a scroll position, in points of the content (W87, W88).
  ///
  /// - Parameters:
  ///   - contentOffset: The scroll view's content offset.
  ///   - contentSize: The scroll view's content size; `nil` while the page has no content or the
  ///     view has just been resized, in which case nothing is clipped.
  ///   - isRubberBanding: Whether a drag or a bounce holds the content beyond its resting range.
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
  /// The app's content inset obscures nothing, so its visible part is included.
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

  /// Returns the range of content offsets at which the scroll view may rest (W146).
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

  /// Returns the content's extent on one axis, plus the distance it is dragged beyond its resting range
  /// (W88).
  private func span(
    _ length: CGFloat, _ offset: CGFloat, _ rest: ClosedRange<CGFloat>
  ) -> ClosedRange<CGFloat> {
    min(0, offset - rest.lowerBound)...(length + max(0, offset - rest.upperBound))
  }

  /// Returns the visible length of the app's content inset on one axis.
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
    /// The raw value of the option set.
    package let rawValue: Int
    /// Creates a set of edges from its raw value.
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// The top edge.
    package static let top: Edges = Edges(rawValue: 1)
    /// The left edge.
    package static let left: Edges = Edges(rawValue: 2)
    /// The bottom edge.
    package static let bottom: Edges = Edges(rawValue: 4)
    /// The right edge.
    package static let right: Edges = Edges(rawValue: 8)
    /// All four edges of the view.
    package static let all: Edges = [.top, .left, .bottom, .right]
    /// The top, left and right edges: content scrolls under the bottom edge (W53, W54).
    package static let affectedByDefault: Edges = [.top, .left, .right]
  }
}

extension EdgeLengths {
  /// Returns the lengths on `edges`, and zero on the others.
  fileprivate func restricted(to edges: WebViewInsets.Edges) -> EdgeLengths {
    EdgeLengths(
      top: edges.contains(.top) ? top : 0, left: edges.contains(.left) ? left : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, right: edges.contains(.right) ? right : 0)
  }

  /// Returns the greater length on each edge.
  fileprivate func maximum(with other: EdgeLengths) -> EdgeLengths {
    EdgeLengths(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// Returns the sum of the lengths on each edge.
  fileprivate static func + (one: EdgeLengths, other: EdgeLengths) -> EdgeLengths {
    EdgeLengths(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }
}

extension CGSize {
  /// Returns the size reduced by insets on four edges; never negative (W80).
  package func inset(by edges: EdgeLengths) -> CGSize {
    CGSize(
      width: max(0, width - edges.left - edges.right),
      height: max(0, height - edges.top - edges.bottom))
  }
}

extension CGRect {
  /// Returns the part of the rectangle within two ranges; of zero size if it is outside them.
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
