/// An element that cuts off its content.
package struct Clip: Sendable, Hashable {
  /// The element's names.
  package var element: Element
  /// The rectangle that is shown of its content.
  package var rect: Rect
  /// Whether content is cut off at the left and right.
  package var isHorizontal: Bool
  /// Whether content is cut off above and below.
  package var isVertical: Bool

  /// Creates a clip, by default of both axes.
  package init(
    element: Element, rect: Rect, isHorizontal: Bool = true, isVertical: Bool = true
  ) {
    self.element = element
    self.rect = rect
    self.isHorizontal = isHorizontal
    self.isVertical = isVertical
  }
}
