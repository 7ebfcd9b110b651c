/// The vertical extent of WebKit's layout viewport, to which fixed elements are attached, in points of the
/// content.
///
/// The keyboard makes the visual viewport less high and leaves the layout viewport as it is (W71): scrolling moves
/// the visual one within it, and takes it along at its ends only. So a fixed field at the bottom comes up with the
/// page when the page is scrolled for the keyboard.
struct LayoutViewport: Sendable, Hashable {
  /// The upper end.
  private(set) var top: Double
  /// The height.
  let height: Double

  /// Creates a layout viewport.
  init(top: Double, height: Double) {
    self.top = max(0, top)
    self.height = height
  }

  /// Moves the layout viewport by the least distance that contains a visual viewport.
  mutating func contain(_ visual: ClosedRange<Double>) {
    if visual.upperBound > top + height { top = visual.upperBound - height }
    if visual.lowerBound < top { top = max(0, visual.lowerBound) }
  }
}
