/// The positions to which the user can move a box by scrolling (audit.md 2.3).
struct Reach: Sendable {
  /// A scroller that moves the box, or a clip around it.
  private struct Step: Sendable {
    /// The rectangle that the box is clipped to; `nil` if it is clipped on neither axis.
    var clip: Rect?
    /// The axes that are clipped.
    var axes: Set<Axis>
    /// The distances by which the user can move the content away from each edge.
    var distance: EdgeValues<Double>
  }

  /// The steps from the box outward.
  private let steps: [Step]

  /// Creates the reach of a box.
  ///
  /// - Parameters:
  ///   - box: The box.
  ///   - pinned: The fixed and sticky elements around it.
  ///   - canScroll: Whether scrolling counts; if not, every box is stuck.
  init(of box: Box, pinned: [PinnedElement], canScroll: Bool = true) {
    var steps: [Step] = []
    // The ancestors of a fixed element, or of a sticky one while it sticks, do not move it.
    var stuck: Set<Axis> = canScroll ? [] : Set(Axis.allCases)
    for ancestor in box.ancestors {
      switch ancestor {
      case .pinned(let id):
        guard let element = pinned.first(where: { $0.id == id }) else { continue }
        for axis in Axis.allCases where element.isStuck(on: axis) { stuck.insert(axis) }
      case .clip(let clip):
        var axes: Set<Axis> = []
        if clip.isHorizontal { axes.insert(.horizontal) }
        if clip.isVertical { axes.insert(.vertical) }
        steps.append(Step(clip: clip.rect, axes: axes, distance: EdgeValues(all: 0)))
      case .scroller(let scroller):
        var distance = EdgeValues(all: 0.0)
        for edge in Edge.allCases where !stuck.contains(edge.axis) {
          distance[edge] = scroller.distance(awayFrom: edge)
        }
        steps.append(Step(clip: scroller.rect, axes: Set(Axis.allCases), distance: distance))
      }
    }
    self.steps = steps
  }

  /// Returns the distance by which the user can move the box away from an edge of the screen.
  func distance(awayFrom edge: Edge) -> Double {
    steps.reduce(0) { $0 + $1.distance[edge] }
  }

  /// Returns whether the user cannot move the box away from an edge by a point.
  func isStuck(at edge: Edge) -> Bool { distance(awayFrom: edge) < 1 }

  /// Returns whether the user cannot move the box on an axis by a point.
  func isStuck(on axis: Axis) -> Bool {
    switch axis {
    case .horizontal: isStuck(at: .left) && isStuck(at: .right)
    case .vertical: isStuck(at: .top) && isStuck(at: .bottom)
    }
  }

  /// Returns whether the user can scroll a part of the box out of an obstruction and still see it.
  ///
  /// - Parameters:
  ///   - part: The part that has to be clear.
  ///   - obstruction: The obstruction.
  ///   - visible: Where the part has to be seen.
  ///   - share: How much of it has to be seen on the axis of the movement.
  func canClear(_ part: Rect, of obstruction: Rect, in visible: Rect, share: Double) -> Bool {
    Edge.allCases.contains { edge in
      // Past the obstruction, and on into what is visible: a floating bar leaves a gap beside it.
      let past = abs(obstruction[edge.opposite] - part[edge])
      let beyond = part.distance(beyond: edge, of: visible)
      return isShown(part, movedAwayFrom: edge, by: max(past, beyond), in: visible, share: share)
    }
  }

  /// Returns whether the user can move a part of the box away from an edge by a distance and still see it.
  private func isShown(
    _ part: Rect, movedAwayFrom edge: Edge, by way: Double, in visible: Rect, share: Double
  ) -> Bool {
    // Two points may stay behind: so much may be shared with an obstruction.
    guard way > 0, distance(awayFrom: edge) >= way - Self.tolerance else { return false }
    let axis = edge.axis
    let final = part.moved(awayFrom: edge, by: way)
    func isSeen(in rect: Rect) -> Bool {
      let shared = final.intersection(rect).extent(along: axis)
      let least = share * min(final.extent(along: axis), rect.extent(along: axis))
      // A box that moves along one axis may stay clipped on the other.
      return overlaps(final, rect, along: axis) && shared >= least
    }
    guard isSeen(in: visible) else { return false }
    // The outer scrollers first: they move the inner ones as a whole.
    var rest = way
    for step in steps.reversed() {
      if let clip = step.clip, step.axes.contains(axis),
        !isSeen(in: clip.moved(awayFrom: edge, by: way - rest))
      {
        return false
      }
      rest -= min(rest, step.distance[edge])
    }
    return true
  }

  private func overlaps(_ a: Rect, _ b: Rect, along axis: Axis) -> Bool {
    switch axis {
    case .horizontal: a.minX < b.maxX && b.minX < a.maxX
    case .vertical: a.minY < b.maxY && b.minY < a.maxY
    }
  }

  /// The overlap in points that is not a fault.
  private static let tolerance: Double = 2
}
