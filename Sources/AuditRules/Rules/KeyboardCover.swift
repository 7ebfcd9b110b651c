extension Rule {
  /// A field whose caret is behind the keyboard.
  package static let keyboardCover = Rule(
    id: "keyboard-cover", severity: .serious, certainty: .review, isOnByDefault: false,
    title: "Field behind the keyboard",
    help: """
      The keyboard does not shrink the page. A field that is fixed to the bottom stays behind it where \
      WebKit can't scroll it into view.
      """,
    properties: { _ in ["position", "bottom", "height", "overflow"] },
    offenses: { evidence in
      guard let keyboard = evidence.screenful.keyboard else { return [] }
      let shared = keyboard.caret.intersection(keyboard.rect)
      guard keyboard.caret.height > 0, shared.height >= 0.5 * keyboard.caret.height,
        keyboard.caret.minX < keyboard.rect.maxX, keyboard.rect.minX <= keyboard.caret.maxX
      else { return [] }
      return [
        evidence.offense(
          of: keyboard.field, severity: .serious, certainty: .review, edge: .bottom,
          rect: keyboard.caret, weight: keyboard.caret.maxY - keyboard.rect.minY)
      ]
    },
    advice: { finding in
      finding.advice(
        """
        Place the field by `visualViewport`, whose height is what the keyboard leaves, or let it scroll \
        with the page.
        """)
    })
}
