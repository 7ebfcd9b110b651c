/// A fixed or sticky element of the page: a header, a bar, a dialog.
package struct PinnedElement: Sendable, Hashable, Identifiable {
  /// How the element is pinned.
  package enum Placement: Sendable, Hashable {
    /// `position: fixed`.
    case fixed
    /// `position: sticky`, with the edges at which it sticks at this scroll position; none while it moves
    /// with its scroller.
    case sticky(stuck: Set<Edge>)
  }

  /// The number by which boxes of this screenful refer to the element.
  package var id: Int
  /// The element's names.
  package var element: Element
  /// The element's rectangle on the screen.
  package var rect: Rect
  /// How the element is pinned.
  package var placement: Placement
  /// The edges of the viewport that the element is attached to: it touches them, or sets `top`, `bottom`,
  /// `left` or `right`.
  package var anchors: Set<Edge>
  /// The background color; `nil` if it has none, or an image.
  package var background: RGBA?
  /// Whether it hides what is behind it: it has a background color, an image or a backdrop filter.
  package var hidesContent: Bool
  /// Whether it receives touches; `false` with `pointer-events: none`, where no hit test finds it.
  package var takesTouches: Bool
  /// Whether it is painted above the page's content; determined only where hit tests do not find it.
  package var isPaintedAbove: Bool
  /// Whether it is still visible 500 ms after scrolling to this position.
  package var remains: Bool
  /// The `id`, classes and `aria-label`, as written.
  package var names: [String]
  /// The color between the element and each edge of the screen; `nil` if they touch, or if there is more than
  /// one color.
  package var colorBeyond: EdgeValues<RGBA?>

  /// Creates a fixed or sticky element.
  package init(
    id: Int, element: Element, rect: Rect, placement: Placement = .fixed, anchors: Set<Edge> = [],
    background: RGBA? = nil, hidesContent: Bool = true, takesTouches: Bool = true,
    isPaintedAbove: Bool = false, remains: Bool = true, names: [String] = [],
    colorBeyond: EdgeValues<RGBA?> = EdgeValues(all: nil)
  ) {
    self.id = id
    self.element = element
    self.rect = rect
    self.placement = placement
    self.anchors = anchors
    self.background = background
    self.hidesContent = hidesContent
    self.takesTouches = takesTouches
    self.isPaintedAbove = isPaintedAbove
    self.remains = remains
    self.names = names
    self.colorBeyond = colorBeyond
  }

  /// Returns whether scrolling outside the element does not move it along an axis.
  package func isStuck(on axis: Axis) -> Bool {
    switch placement {
    case .fixed: true
    case .sticky(let stuck): stuck.contains { $0.axis == axis }
    }
  }
}
