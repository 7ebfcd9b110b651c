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

  /// The edge of the screen that it belongs to.
  ///
  /// What takes more of the width than of the height is at the upper or lower edge, whichever is nearer:
  /// a navigation bar below the status bar touches both sides, and is at the top.
  package func edge(on bounds: Rect) -> Edge {
    let isWide = rect.width * bounds.height >= rect.height * bounds.width
    let edges: (Edge, Edge) = isWide ? (.top, .bottom) : (.left, .right)
    func distance(_ edge: Edge) -> Double { abs(bounds[edge] - rect[edge]) }
    return distance(edges.0) <= distance(edges.1) ? edges.0 : edges.1
  }
}
