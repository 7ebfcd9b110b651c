/// A section of the page: figures about one class or one question.
package struct Chapter: Sendable, Hashable {
  /// The URL fragment in the page, such as "scroll-views".
  package let id: String
  /// The heading: a class or a subject.
  package let title: String
  /// The introduction, in a few sentences.
  package let introduction: String
  /// The identifiers of its figures, in reading order.
  ///
  /// A figure that fixes another one's fault is displayed in that one's card; it is also listed
  /// here, after the other one.
  package let figures: [String]

  init(_ id: String, title: String, introduction: String, figures: [String]) {
    self.id = id
    self.title = title
    self.introduction = introduction
    self.figures = figures
  }

  /// Returns the chapters that contain any of the figures, reduced to those figures.
  ///
  /// Figures that no chapter lists, as in tests, form a last chapter.
  package static func all(of figures: [String]) -> [Chapter] {
    let placed = all.map { chapter in
      Chapter(
        chapter.id, title: chapter.title, introduction: chapter.introduction,
        figures: chapter.figures.filter(figures.contains))
    }
    let named = Set(all.flatMap(\.figures))
    let others = Chapter(
      "more", title: "More figures", introduction: "Figures that have no chapter yet.",
      figures: figures.filter { !named.contains($0) })
    return (placed + [others]).filter { !$0.figures.isEmpty }
  }
}
