/// Something on the screen that hides content or intercepts its touches (audit.md 2.1).
package struct Obstruction: Sendable, Hashable {
  /// The kinds of obstructions.
  package enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
    /// The notch, the Dynamic Island, or another part of the display that shows nothing.
    case housing
    /// The area that a rounded corner cuts off.
    case corner
    /// The strip of the status bar, while it is shown.
    case statusBar
    /// The home indicator itself.
    case homeIndicator
    /// The strip at the bottom where the swipe that leaves the app begins.
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

  /// Constants for the extent to which an obstruction hides the content behind it.
  package enum Hiding: String, Sendable, Hashable, CaseIterable, Codable {
    /// Hides everything.
    case opaque
    /// Colors show through, text does not.
    case translucent
    /// Hides nothing.
    case no
  }

  /// The kind of the obstruction.
  package var kind: Kind
  /// The bounding rectangle.
  package var rect: Rect
  /// The shape; `nil` if it is the rectangle.
  package var outline: Polygon?
  /// The extent to which it hides the content behind it.
  package var hides: Hiding
  /// Whether it intercepts touches, so that they do not reach the page.
  package var takesTouches: Bool
  /// The source of its numbers.
  package var source: String

  /// Creates an obstruction with an outline, or a rectangular one.
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

  /// Returns whether the obstruction contains a point.
  package func contains(_ point: Point) -> Bool {
    rect.contains(point) && (outline?.contains(point) ?? true)
  }

  /// Returns the bounding rectangle of its intersection with a rectangle.
  package func overlap(with other: Rect) -> Rect {
    let shared = rect.intersection(other)
    guard !shared.isEmpty, let outline else { return shared }
    return outline.clipped(to: shared).bounds
  }

  /// Returns the edge of the screen that the obstruction belongs to.
  ///
  /// One that takes more of the width than of the height belongs to the upper or lower edge, whichever is
  /// nearer: a navigation bar below the status bar touches both sides and belongs to the top.
  package func edge(on bounds: Rect) -> Edge {
    let isWide = rect.width * bounds.height >= rect.height * bounds.width
    let edges: (Edge, Edge) = isWide ? (.top, .bottom) : (.left, .right)
    func distance(_ edge: Edge) -> Double { abs(bounds[edge] - rect[edge]) }
    return distance(edges.0) <= distance(edges.1) ? edges.0 : edges.1
  }
}
