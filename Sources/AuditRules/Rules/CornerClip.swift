extension Rule {
  /// Text that a rounded corner of the display cuts off.
  static let cornerClip = Rule(
    id: "corner-clip", severity: .serious,
    title: "Text cut off by a rounded corner",
    help: "The display ends at its rounded corners: what is beyond them is not shown.",
    properties: { Declarations.placement(at: $0) },
    offenses: { evidence in
      let screen = evidence.screenful.screen
      guard let outline = screen.outline else { return [] }
      let corners = DisplayCorners(bounds: screen.bounds, outline: outline)
      return evidence.boxes.compactMap { judged -> Offense? in
        guard judged.box.kind != .control else { return nil }
        let ink = judged.ink.intersection(screen.bounds)
        guard !ink.isEmpty, corners.rects.contains(where: { !$0.intersection(ink).isEmpty }) else {
          return nil
        }
        let cut = zip(ink.corners, corners.rects).compactMap {
          point, rect -> (depth: Double, rect: Rect)? in
          guard rect.contains(point), !outline.contains(point) else { return nil }
          let depth = outline.distance(to: point)
          guard depth >= 2,
            !judged.reach.canClear(
              judged.ink, of: rect, in: evidence.screenful.visible, share: 0.85)
          else { return nil }
          return (depth, rect)
        }
        guard let worst = cut.max(by: { $0.depth < $1.depth }) else { return nil }
        let obstruction = evidence.screenful.obstructions.first {
          $0.kind == .corner && !$0.rect.intersection(worst.rect).isEmpty
        }
        return evidence.offense(
          judged, edge: worst.rect.center.y < screen.bounds.center.y ? .top : .bottom,
          severity: .serious, rect: ink,
          obstruction: obstruction ?? Obstruction(kind: .corner, rect: worst.rect),
          overlap: Point(x: worst.depth, y: worst.depth), weight: worst.depth)
      }
    },
    advice: { finding in
      let edge = finding.edge ?? .bottom
      return finding.advice(
        "Inset the element from the corner of the display.",
        css: CSSLine(finding: finding).declaring(
          "padding-\(edge): max(env(safe-area-inset-\(edge)), 12px)"))
    })
}
