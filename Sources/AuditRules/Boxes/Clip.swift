/// An element that clips its content.
package struct Clip: Sendable, Hashable {
  /// The element's names.
  package var element: Element
  /// The rectangle that its content is clipped to.
  package var rect: Rect
  /// Whether content is clipped at the left and right.
  package var isHorizontal: Bool
  /// Whether content is clipped at the top and bottom.
  package var isVertical: Bool

  /// Creates a clip, by default on both axes.
  package init(
    element: Element, rect: Rect, isHorizontal: Bool = true, isVertical: Bool = true
  ) {
    self.element = element
    self.rect = rect
    self.isHorizontal = isHorizontal
    self.isVertical = isVertical
  }
}
