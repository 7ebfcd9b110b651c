extension Rule {
  /// A field whose text is so small that an iPhone zooms in when it gets the focus.
  static let inputZoom = Rule(
    id: "input-zoom", severity: .moderate,
    title: "Field that makes the page zoom",
    help: """
      A phone zooms in on a field whose text is smaller than 16 points when it gets the focus, and does \
      not zoom out again.
      """,
    properties: { _ in ["font-size", "font"] },
    offenses: { evidence in
      let page = evidence.screenful.page
      guard evidence.countsAsPhone, canZoom(page) else { return [] }
      return evidence.boxes.compactMap { judged in
        let size = judged.box.fontSize * judged.box.scale
        guard judged.box.kind == .control, judged.box.isEditable, size < 16 - 0.01 else {
          return nil
        }
        return evidence.offense(
          judged, edge: nil, severity: .moderate, culprit: judged.box.element, weight: 16 - size)
      }
    },
    advice: { finding in
      finding.advice(
        "Let the text of fields be 16 pixels or more on phones.",
        css:
          "@media (max-width: 640px) { \(CSSLine(finding: finding).declaring("font-size: 16px")) }")
    })

  /// Returns whether the viewport lets WebKit zoom in.
  ///
  /// Safari lets users zoom every page, but focusing a field zooms only within the page's own limits.
  private static func canZoom(_ page: PageFacts) -> Bool {
    let meta = page.viewport.effect
    return meta.isUserScalable && (meta.maximumScale ?? 5) > page.scale + 0.01
      && page.greatestScale > page.scale + 0.01
  }
}
