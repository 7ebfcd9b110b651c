public import Foundation

/// An anchor at the edges of an element, with an offset.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  /// The edges of the anchor; the center on an axis without one.
  public let edges: NSDirectionalRectEdge
  /// The offset from the edges, in points or as fractions of the size.
  public let offset: CGPoint
  /// A Boolean value that indicates whether ``offset`` is in points.
  public let isAbsoluteOffset: Bool

  /// Creates an anchor at edges.
  public init(edges: NSDirectionalRectEdge) {
    self.edges = edges
    offset = .zero
    isAbsoluteOffset = true
    super.init()
  }

  /// Creates an anchor at some distance from edges, in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isAbsoluteOffset = true
    super.init()
  }

  /// Creates an anchor at an offset from edges, as fractions of the size of the supplementary view.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isAbsoluteOffset = false
    super.init()
  }

  /// A Boolean value that indicates whether ``offset`` is a fraction of the size of the
  /// supplementary view.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Returns the anchor itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the offset in points, for a view of a size.
  func offset(for size: CGSize) -> CGPoint {
    isAbsoluteOffset
      ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }

  /// Returns the position of the anchor on an axis: at its start, in its center or at its end.
  func part(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> CGFloat {
    if edges.contains(start) == edges.contains(end) { return 0.5 }
    return edges.contains(start) ? 0 : 1
  }
}
