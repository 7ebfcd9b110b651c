/// An element that the user can scroll, or the root scroller.
package struct Scroller: Sendable, Hashable {
  /// The element's names.
  package var element: Element
  /// The rectangle that its content is shown in; for the root scroller, the web view's.
  package var rect: Rect
  /// The horizontal scroll range.
  package var horizontal: ScrollRange
  /// The vertical scroll range.
  package var vertical: ScrollRange
  /// Whether it scrolls the document.
  package var isRoot: Bool

  /// Creates a scroller.
  package init(
    element: Element, rect: Rect, horizontal: ScrollRange = .none, vertical: ScrollRange = .none,
    isRoot: Bool = false
  ) {
    self.element = element
    self.rect = rect
    self.horizontal = horizontal
    self.vertical = vertical
    self.isRoot = isRoot
  }

  /// Returns the distance by which the user can move content away from an edge, in points.
  package func distance(awayFrom edge: Edge) -> Double {
    switch edge {
    case .top: vertical.backward
    case .left: horizontal.backward
    case .bottom: vertical.forward
    case .right: horizontal.forward
    }
  }
}
