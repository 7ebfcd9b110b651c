extension Rule {
  /// A page without a viewport meta, which a phone lays out for a desktop.
  static let viewportMissing = Rule(
    id: "viewport-missing", severity: .serious,
    title: "No viewport meta",
    help: "Without a viewport meta a phone lays the page out 980 pixels wide and shrinks it.",
    offenses: { evidence in
      let page = evidence.screenful.page
      guard evidence.isFirstPosition, evidence.countsAsPhone, page.viewportMetas.isEmpty,
        abs(page.layoutWidth - 980) < 0.5
      else { return [] }
      return [evidence.offense(severity: .serious, weight: 1 / max(page.scale, 0.01))]
    },
    advice: { _ in
      Advice(
        "Let the page be as wide as the device.",
        css: #"<meta name="viewport" content="width=device-width, initial-scale=1">"#)
    })
}
