/// A screen and a scroll position at which a finding was measured.
package struct Occurrence: Sendable, Hashable {
  /// The safe-area inset that would keep the element clear.
  package struct Inset: Sendable, Hashable {
    /// The edge of the inset.
    package var edge: Edge
    /// The length of the inset, in points.
    package var value: Double

    /// Creates an inset.
    package init(edge: Edge, value: Double) {
      self.edge = edge
      self.value = value.coordinate
    }
  }

  /// The slug of the screen.
  package var screen: String
  /// The device's name.
  package var device: String
  /// The host that shows the page.
  package var host: AuditHost
  /// The position of the root scroller.
  package var position: ScrollPosition
  /// The part of the element that is at fault, in points of the screen.
  package var rect: Rect
  /// The obstruction; `nil` if the device and the host obstruct nothing.
  package var obstruction: Obstruction?
  /// The extent of the part of `rect` that is hidden or cannot be reached, on both axes.
  package var overlap: Point?
  /// The safe-area inset at the finding's edge; `nil` without an edge.
  package var inset: Inset?
  /// The weight of the occurrence, comparable only between occurrences of one rule.
  package var weight: Double

  /// Creates an occurrence.
  package init(
    screen: String, device: String = "", host: AuditHost, position: ScrollPosition, rect: Rect,
    obstruction: Obstruction? = nil, overlap: Point? = nil, inset: Inset? = nil, weight: Double = 0
  ) {
    self.screen = screen
    self.device = device
    self.host = host
    self.position = position
    self.rect = rect
    self.obstruction = obstruction
    self.overlap = overlap
    self.inset = inset
    self.weight = weight.coordinate
  }
}
