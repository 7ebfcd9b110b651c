/// An ancestor of a box that clips it, scrolls it or pins it, on the way up to the root scroller.
package enum Ancestor: Sendable, Hashable {
  /// An element with `overflow: hidden` or `clip`.
  ///
  /// `html` and `body`, whose overflow applies to the viewport, are listed with the rectangle of the
  /// element itself.
  case clip(Clip)
  /// An element that scrolls, or the root scroller.
  case scroller(Scroller)
  /// A fixed or sticky element, by its `id` in ``Screenful/pinned``; also when the box is that element's
  /// own.
  case pinned(Int)
}
