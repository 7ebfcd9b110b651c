extension Rule {
  /// A viewport meta that WebKit reads differently from what its author meant.
  static let viewportSyntax = Rule(
    id: "viewport-syntax", severity: .moderate,
    title: "A viewport meta that is read otherwise",
    help: """
      WebKit separates the values of a viewport meta by commas and spaces, not by semicolons, ignores \
      a `viewport-fit` that it does not know, and lets each meta replace the earlier ones.
      """,
    offenses: { evidence in
      let page = evidence.screenful.page
      guard evidence.isFirstPosition, !page.viewportMetas.isEmpty else { return [] }
      let meant = ViewportAuthor.reading(of: page.viewportMetas).effect
      let read = page.viewport.effect
      guard meant != read else { return [] }
      var offense = evidence.offense(severity: .moderate, weight: 1)
      offense.notes = meant.differences(from: read)
      return [offense]
    },
    advice: { _ in
      Advice(
        "Write one viewport meta, with commas between its values.",
        css:
          #"<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">"#
      )
    })
}
