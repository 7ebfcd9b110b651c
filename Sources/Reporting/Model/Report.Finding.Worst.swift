extension Report.Finding {
  /// The screen on which a fault is worst, with the evidence.
  package struct Worst: Sendable, Hashable, Codable {
    /// The screen's id.
    package var screen: String
    /// The host that showed the page.
    package var host: String?
    /// Where the page was scrolled to.
    package var position: String?
    /// The element, in points of the screen.
    package var rect: Report.Rectangle?
    /// What covers the element.
    package var obstruction: Obstruction?
    /// How far both overlap.
    package var overlap: Overlap?
    /// The inset of the safe area at the fault's edge.
    package var inset: Inset?
    /// The picture's id.
    package var picture: String?

    /// Creates evidence.
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
  /// What covers an element.
  package struct Obstruction: Sendable, Hashable, Codable {
    /// The kind, such as "statusBar".
    package var kind: String
    /// Where it is, in points of the screen.
    package var rect: Report.Rectangle?

    /// Creates an obstruction.
    package init(kind: String, rect: Report.Rectangle? = nil) {
      self.kind = kind
      self.rect = rect
    }
  }

  /// How far an element and an obstruction overlap, in points.
  package struct Overlap: Sendable, Hashable, Codable {
    /// The width.
    package var x: Double
    /// The height.
    package var y: Double

    /// Creates an overlap.
    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// An inset of the safe area.
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
