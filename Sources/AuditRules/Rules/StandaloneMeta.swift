extension Rule {
  /// A web app with a translucent status bar that keeps no content clear of it.
  static let standaloneMeta = Rule(
    id: "standalone-meta", severity: .moderate, certainty: .review,
    title: "A web app under the status bar",
    help: """
      On the Home Screen a page with `black-translucent` reaches under the status bar. Nothing in this \
      page moves with `env(safe-area-inset-top)`.
      """,
    offenses: { evidence in
      let page = evidence.screenful.page
      let isTranslucent = page.statusBarStyle?.lowercased() == "black-translucent"
      let isStandalone = page.manifestDisplay?.lowercased() == "standalone"
      let responses = evidence.boxes.compactMap { $0.box.response[.top] }
      guard evidence.isFirstPosition, evidence.screenful.host == .webapp,
        isTranslucent || isStandalone, !responses.isEmpty, responses.allSatisfy({ $0 <= 0.05 })
      else { return [] }
      return [evidence.offense(severity: .moderate, certainty: .review, edge: .top, weight: 1)]
    },
    advice: { _ in
      Advice(
        """
        Pad the header by `env(safe-area-inset-top)`, or drop `black-translucent`. On iOS 26.1 the \
        inset is 0 in web apps (WebKit 301994).
        """, css: "header { padding-top: env(safe-area-inset-top) }")
    })
}
