extension Rule {
  /// A page that keeps its users from zooming.
  static let zoomLock = Rule(
    id: "zoom-lock", severity: .moderate,
    title: "Zoom switched off",
    help: """
      Outside Safari, which ignores it since iOS 10, `user-scalable=no` or a `maximum-scale` of 1 keeps \
      people from enlarging text that is too small for them.
      """,
    offenses: { evidence in
      let page = evidence.screenful.page
      let meta = page.viewport
      let isLocked = abs(page.greatestScale - page.leastScale) < 0.01
      let isByMeta =
        meta.isUserScalable == false || meta.maximumScale.map { $0 <= page.scale + 0.01 } ?? false
      let hasText = evidence.boxes.contains {
        $0.box.kind == .text && $0.box.fontSize * $0.box.scale < 50
      }
      guard evidence.isFirstPosition, evidence.screenful.host != .safari, isLocked, isByMeta,
        hasText
      else { return [] }
      return [evidence.offense(severity: .moderate, weight: 1)]
    },
    advice: { _ in
      Advice(
        "Drop `user-scalable`, and let `maximum-scale` be 2 or more, or absent.",
        css: #"<meta name="viewport" content="width=device-width, initial-scale=1">"#)
    })
}
