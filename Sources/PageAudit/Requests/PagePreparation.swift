/// The preparation of a page before it is measured.
package struct PagePreparation: Sendable, Hashable {
  /// The selectors of elements to click, in order; each clicks the first match.
  package var clicked: [String]
  /// The selectors of elements to hide.
  package var hidden: [String]

  /// Creates a preparation, by default an empty one.
  package init(clicked: [String] = [], hidden: [String] = []) {
    self.clicked = clicked
    self.hidden = hidden
  }
}
