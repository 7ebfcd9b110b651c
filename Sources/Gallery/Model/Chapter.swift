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
}
