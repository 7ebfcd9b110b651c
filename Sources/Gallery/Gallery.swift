/// The gallery of all figures.
package enum Gallery {
  /// The figures in the order of the page.
  package static let figures: [Figure] =
    Figure.webPages + Figure.safeArea + Figure.errorPages + Figure.scrollInsets
    + Figure.layoutMargins
}
