/// The keyboard over a page whose field has the focus.
package struct Keyboard: Sendable, Hashable {
  /// The keyboard's rectangle, with its accessory bar.
  package var rect: Rect
  /// The field that has the focus.
  package var field: Element
  /// The line of the field's caret, after WebKit has scrolled it into view.
  package var caret: Rect

  /// Creates a keyboard.
  package init(rect: Rect, field: Element, caret: Rect) {
    self.rect = rect
    self.field = field
    self.caret = caret
  }
}
