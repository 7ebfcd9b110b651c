/// Something on the screen that hides content or takes its touches (audit.md 2.1).
package struct Obstruction: Sendable, Hashable {
  /// What is in the way.
  package enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
    /// The notch, the island, or another part of the display that shows nothing.
    case housing
    /// What a rounded corner cuts off.
    case corner
    /// The strip of the status bar, where it is shown.
    case statusBar
    /// The home indicator itself.
    case homeIndicator
    /// The strip at the bottom where a touch begins the gesture that leaves the app.
    case homeStrip
    /// An app's navigation bar.
    case navigationBar
    /// An app's toolbar.
    case toolbar
    /// An app's tab bar.
    case tabBar
    /// A bar, field or capsule of Safari.
    case browserBar
  }

  /// How much can be seen of what is behind.
  package enum Hiding: String, Sendable, Hashable, CaseIterable, Codable {
    /// Nothing can be seen.
    case opaque
    /// Colors can be seen, text not.
    case translucent
    /// All can be seen.
    case no
  }

  /// What it is.
  package var kind: Kind
  /// The smallest rectangle around it.
  package var rect: Rect
  /// Its shape, where it is not the rectangle.
  package var outline: Polygon?
  /// How much can be seen of what is behind.
  package var hides: Hiding
  /// Whether touches in it do not reach the page.
  package var takesTouches: Bool
  /// Where its numbers are from.
  package var source: String

  /// Creates an obstruction with a shape of its own, or a rectangular one.
  package init(
    kind: Kind, rect: Rect, outline: Polygon? = nil, hides: Hiding = .opaque,
    takesTouches: Bool = true, source: String = ""
  ) {
    self.kind = kind
    self.rect = rect
    self.outline = outline
    self.hides = hides
    self.takesTouches = takesTouches
    self.source = source
  }

  /// Whether a point lies in it.
  package func contains(_ point: Point) -> Bool {
    rect.contains(point) && (outline?.contains(point) ?? true)
  }

  /// The smallest rectangle around what it shares with a rectangle.
  package func overlap(with other: Rect) -> Rect {
    let shared = rect.intersection(other)
    guard !shared.isEmpty, let outline else { return shared }
    return outline.clipped(to: shared).bounds
  }

  /// The edge of the screen that it belongs to: the nearest, and of several the one that it covers most of.
  package func edge(on bounds: Rect) -> Edge {
    func distance(_ edge: Edge) -> Double { abs(bounds[edge] - rect[edge]) }
    func extent(_ edge: Edge) -> Double {
      edge.axis == .vertical ? rect.width : rect.height
    }
    var best = Edge.top
    for edge in Edge.allCases.dropFirst() {
      let (nearer, further) = (distance(edge), distance(best))
      if nearer < further || (nearer == further && extent(edge) > extent(best)) { best = edge }
    }
    return best
  }
}
