extension Report.Finding {
  /// The screen on which a fault is worst, with the evidence.
  package struct Worst: Sendable, Hashable, Codable {
    /// The screen's id.
    package var screen: String
    /// The host that showed the page.
    package var host: String?
    /// The scroll position of the page.
    package var position: String?
    /// The element's frame, in points of the screen.
    package var rect: Report.Rectangle?
    /// The obstruction that covers the element.
    package var obstruction: Obstruction?
    /// The size of their overlap, in points.
    package var overlap: Overlap?
    /// The safe area inset at the fault's edge.
    package var inset: Inset?
    /// The picture's id.
    package var picture: String?

    /// Creates the evidence of a fault.
    package init(
      screen: String, host: String? = nil, position: String? = nil,
      rect: Report.Rectangle? = nil, obstruction: Obstruction? = nil, overlap: Overlap? = nil,
      inset: Inset? = nil, picture: String? = nil
    ) {
      self.screen = screen
      self.host = host
      self.position = position
      self.rect = rect
      self.obstruction = obstruction
      self.overlap = overlap
      self.inset = inset
      self.picture = picture
    }
  }
}

extension Report.Finding.Worst {
  /// A part of the screen that covers an element.
  package struct Obstruction: Sendable, Hashable, Codable {
    /// The kind, such as "statusBar".
    package var kind: String
    /// The obstruction's frame, in points of the screen.
    package var rect: Report.Rectangle?

    /// Creates an obstruction.
    package init(kind: String, rect: Report.Rectangle? = nil) {
      self.kind = kind
      self.rect = rect
    }
  }

  /// The size of the overlap of an element and an obstruction, in points.
  package struct Overlap: Sendable, Hashable, Codable {
    /// The width of the overlap, in points.
    package var x: Double
    /// The height of the overlap, in points.
    package var y: Double

    /// Creates an overlap.
    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A safe area inset at one edge.
  package struct Inset: Sendable, Hashable, Codable {
    /// The edge: "top", "left", "bottom" or "right".
    package var edge: String
    /// The inset in points.
    package var value: Double

    /// Creates an inset.
    package init(edge: String, value: Double) {
      self.edge = edge
      self.value = value
    }
  }
}
