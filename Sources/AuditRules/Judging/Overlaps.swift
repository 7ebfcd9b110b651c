/// The two thresholds that rules about obstructions share (audit.md 3, "T" and "C").
struct Overlaps: Sendable {
  /// The screenful that is judged.
  let evidence: Evidence

  /// The overlap of a box and an obstruction.
  struct Overlap: Sendable {
    /// The part of the box that was compared.
    var rect: Rect
    /// The size of the overlap.
    var extent: Point
    /// The share of the box that is in the obstruction, from 0 to 1.
    var share: Double
  }

  /// Returns the overlap of text that cannot be scrolled and an obstruction, if it is a fault (T).
  ///
  /// The ink and the obstruction share at least 2 points on both axes, and at least a share of the ink's
  /// height.
  func text(_ judged: JudgedBox, in obstruction: Obstruction, share: Double = 0.15) -> Overlap? {
    guard judged.box.kind != .control else { return nil }
    let shared = obstruction.overlap(with: judged.ink)
    let height = judged.box.ink.height
    guard shared.width >= 2, shared.height >= 2, shared.height >= share * height else { return nil }
    guard
      !judged.reach.canClear(
        judged.ink, of: obstruction.rect, in: evidence.screenful.visible, share: 0.85)
    else { return nil }
    return Overlap(
      rect: judged.ink, extent: Point(x: shared.width, y: shared.height),
      share: shared.area / max(judged.box.ink.area, 1))
  }

  /// Returns the overlap of a control that cannot be scrolled and an obstruction, if it is a fault (C).
  ///
  /// The control's center is in the obstruction, or fewer than 5 of the 9 points that hit it are clear.
  func control(_ judged: JudgedBox, in obstruction: Obstruction) -> Overlap? {
    guard judged.box.kind == .control else { return nil }
    let shared = obstruction.overlap(with: judged.ink)
    guard !shared.isEmpty else { return nil }
    let grid = judged.box.points.isEmpty ? SamplePoint.grid(of: judged.box.rect) : judged.box.points
    let points = grid.filter { $0.hit == .own || $0.hit == .untested }.map(\.point)
    guard !points.isEmpty else { return nil }
    let hidden = points.count(where: obstruction.contains)
    let middle = judged.box.rect.center
    // Where other elements cover some of the points, the share of the remaining ones counts.
    let isHidden = hidden > 0 && (points.count - hidden) * 9 < 5 * points.count
    guard isHidden || (judged.ink.contains(middle) && obstruction.contains(middle)) else {
      return nil
    }
    let core = judged.ink.inset(
      by: Insets(
        top: judged.ink.height / 10, left: judged.ink.width / 10,
        bottom: judged.ink.height / 10, right: judged.ink.width / 10))
    guard
      !judged.reach.canClear(
        core, of: obstruction.rect, in: evidence.screenful.visible, share: 0.5)
    else { return nil }
    return Overlap(
      rect: judged.ink, extent: Point(x: shared.width, y: shared.height),
      share: Double(hidden) / Double(points.count))
  }

  /// Returns the offenses of boxes in obstructions of some kinds.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of obstruction.
  ///   - text: The severity of text in them; `nil` if it is not a fault.
  ///   - control: The severity of controls in them; `nil` if it is not a fault.
  ///   - textShare: The minimum share of the ink's height.
  ///   - isConcerned: Whether a box is judged at all.
  func offenses(
    with kinds: Set<Obstruction.Kind>, text textSeverity: Severity?,
    control controlSeverity: Severity?, textShare: Double = 0.15,
    where isConcerned: (JudgedBox) -> Bool = { _ in true }
  ) -> [Offense] {
    let bounds = evidence.screenful.screen.bounds
    let obstructions = evidence.screenful.obstructions.filter {
      kinds.contains($0.kind) && ($0.hides != .no || $0.takesTouches)
    }
    return obstructions.flatMap { obstruction in
      let edge = obstruction.edge(on: bounds)
      return evidence.boxes.compactMap { judged -> Offense? in
        func offense(_ overlap: Overlap, _ severity: Severity) -> Offense {
          evidence.offense(
            judged, edge: edge, severity: severity, rect: overlap.rect, obstruction: obstruction,
            overlap: overlap.extent, weight: overlap.share)
        }
        guard !obstruction.rect.intersection(judged.ink).isEmpty, isConcerned(judged) else {
          return nil
        }
        if let textSeverity, let overlap = text(judged, in: obstruction, share: textShare) {
          return offense(overlap, textSeverity)
        }
        if let controlSeverity, let overlap = control(judged, in: obstruction) {
          return offense(overlap, controlSeverity)
        }
        return nil
      }
    }
  }
}
