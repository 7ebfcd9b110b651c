/// What is done to a page before it is measured.
package struct PagePreparation: Sendable, Hashable {
  /// The selectors of elements to click, in order, each the first that matches.
  package var clicked: [String]
  /// The selectors of elements to hide.
  package var hidden: [String]

  /// Creates a preparation, by default of nothing.
  package init(clicked: [String] = [], hidden: [String] = []) {
    self.clicked = clicked
    self.hidden = hidden
  }
}
