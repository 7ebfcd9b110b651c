/// The vertical extent of WebKit's layout viewport, to which fixed elements are attached, in points of the
/// content.
///
/// The keyboard shrinks the visual viewport and not the layout viewport (W71): scrolling moves the visual
/// viewport within the layout viewport, and moves the layout viewport only at its ends. A fixed field at the
/// bottom therefore moves up when WebKit scrolls the page for the keyboard.
struct LayoutViewport: Sendable, Hashable {
  /// The top edge.
  private(set) var top: Double
  /// The height.
  let height: Double

  /// Creates a layout viewport.
  init(top: Double, height: Double) {
    self.top = max(0, top)
    self.height = height
  }

  /// Moves the layout viewport by the minimum distance at which it contains a visual viewport.
  mutating func contain(_ visual: ClosedRange<Double>) {
    if visual.upperBound > top + height { top = visual.upperBound - height }
    if visual.lowerBound < top { top = max(0, visual.lowerBound) }
  }
}
