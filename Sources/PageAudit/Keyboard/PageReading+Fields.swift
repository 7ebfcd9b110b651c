extension PageReading {
  /// A field to test with the keyboard.
  struct Field: Sendable, Hashable {
    /// The number of its element.
    var element: Int
    /// Whether it stays in place when the document scrolls.
    var isPinned: Bool
  }

  /// Whether the page has an editable element.
  var hasFields: Bool { boxes.contains { $0.editable == true } }

  /// The fields that the keyboard is most likely to cover: the lowest fixed or sticky ones, and the lowest
  /// others.
  var lowestFields: [Field] {
    let fields = boxes.filter { $0.editable == true }.sorted { $0.rect.maxY > $1.rect.maxY }
    let pinned = fields.filter(isPinned).prefix(Self.fieldLimit)
    let inFlow = fields.filter { !isPinned($0) }.prefix(Self.fieldLimit)
    return pinned.map { Field(element: $0.element, isPinned: true) }
      + inFlow.map { Field(element: $0.element, isPinned: false) }
  }

  private func isPinned(_ box: BoxReading) -> Bool {
    !box.chain.contains(0)
      || box.chain.contains { entry in
        let index = -1 - entry
        return pinned.indices.contains(index) && pinned[index].stuck?.isEmpty == false
      }
  }

  /// The maximum number of fields of each kind.
  private static let fieldLimit: Int = 2
}
