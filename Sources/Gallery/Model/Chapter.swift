/// A part of the page: figures about one class or one question, from the basics on.
package struct Chapter: Sendable, Hashable {
  /// Its place in the page, such as "scroll-views".
  package let id: String
  /// Its heading: the class, or what it is about.
  package let title: String
  /// What a reader has to know first, in a few sentences.
  package let introduction: String
  /// The identifiers of its figures, in the order in which they are to be read.
  ///
  /// A figure that is the remedy for another one stands in that one's card and is named here as
  /// well, after it.
  package let figures: [String]

  init(_ id: String, title: String, introduction: String, figures: [String]) {
    self.id = id
    self.title = title
    self.introduction = introduction
    self.figures = figures
  }

  /// Returns the chapters that have some of the figures, each with those alone.
  ///
  /// Figures that no chapter names, as in a test, make a last one.
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
