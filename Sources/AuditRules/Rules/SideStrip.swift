extension Rule {
  /// Text beside the notch or island in landscape.
  static let sideStrip = Rule(
    id: "side-strip", severity: .minor, certainty: .review,
    title: "Text beside the notch or island",
    help: """
      In landscape the strip on the side of the housing shows content above and below it only: text \
      there can be read, but looks cut off.
      """,
    properties: { Declarations.placement(at: $0) },
    offenses: { evidence in
      let screenful = evidence.screenful
      let bounds = screenful.screen.bounds
      guard screenful.screen.isLandscape else { return [] }
      let overlaps = Overlaps(evidence: evidence)
      return screenful.obstructions.filter { $0.kind == .housing }.flatMap { housing -> [Offense] in
        let edge = housing.edge(on: bounds)
        let inset = screenful.screen.safeArea[edge]
        guard edge.axis == .horizontal, inset > 0 else { return [] }
        let strip = bounds.strip(at: edge, thickness: inset)
        return evidence.boxes.compactMap { judged in
          guard judged.box.kind == .text, judged.reach.isStuck(on: .horizontal),
            overlaps.text(judged, in: housing) == nil
          else { return nil }
          let shared = judged.ink.intersection(strip)
          guard shared.width >= 2, shared.height >= 2 else { return nil }
          return evidence.offense(
            judged, edge: edge, severity: .minor, certainty: .review, rect: judged.ink,
            obstruction: housing, overlap: Point(x: shared.width, y: shared.height),
            weight: shared.width)
        }
      }
    },
    advice: { finding in
      let edge = finding.edge ?? .left
      return finding.advice(
        "Pad the text by the inset of the side.",
        css: CSSLine(finding: finding).declaring(
          "padding-\(edge): max(16px, env(safe-area-inset-\(edge)))"))
    })
}
