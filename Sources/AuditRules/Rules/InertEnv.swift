extension Rule {
  /// Uses of `env(safe-area-inset-*)` whose value is always zero.
  static let inertEnv = Rule(
    id: "inert-env", severity: .moderate, certainty: .review,
    title: "env() without effect",
    help: """
      The page uses `env(safe-area-inset-*)`, but does not cover the screen: without \
      `viewport-fit=cover` the values are 0.
      """,
    properties: { Declarations.placement(at: $0) },
    offenses: { evidence in
      let screenful = evidence.screenful
      guard !screenful.page.covers else { return [] }
      return Edge.allCases.flatMap { edge -> [Offense] in
        let inset = screenful.screen.safeArea[edge]
        // The page has no inset at an edge with a bar of the host.
        guard inset > 0, !evidence.hasBar(at: edge) else { return [] }
        let strip = screenful.screen.bounds.strip(at: edge, thickness: inset)
        return evidence.boxes.compactMap { judged in
          guard judged.box.kind != .media, let response = judged.box.forcedResponse[edge],
            response >= 0.9, judged.reach.isStuck(at: edge)
          else { return nil }
          let shared = judged.box.rect.intersection(strip)
          guard shared.width >= 2, shared.height >= 2 else { return nil }
          return evidence.offense(
            judged, edge: edge, severity: .moderate, certainty: .review,
            overlap: Point(x: shared.width, y: shared.height), weight: response)
        }
      }
    },
    advice: { finding in
      finding.advice(
        "Add `viewport-fit=cover`, and check the other edges: the page then reaches all of them.",
        css:
          #"<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">"#
      )
    })
}
