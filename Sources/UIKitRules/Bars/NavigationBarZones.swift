package import Foundation

/// The parts of a navigation bar's height, from the top, in points.
package struct NavigationBarZones: Equatable, Sendable {
  /// The line above the row.
  package var prompt: CGFloat = 0
  /// The row of buttons.
  package var row: CGFloat
  /// The large title below the row.
  package var largeTitle: CGFloat = 0
  /// The search bar below all else.
  package var search: CGFloat = 0
  /// Whether the search bar is scrolled away as well.
  package var hidesSearch = false

  /// Creates the zones of a navigation bar, with heights in points.
  package init(
    prompt: CGFloat = 0, row: CGFloat, largeTitle: CGFloat = 0, search: CGFloat = 0,
    hidesSearch: Bool = false
  ) {
    self.prompt = prompt
    self.row = row
    self.largeTitle = largeTitle
    self.search = search
    self.hidesSearch = hidesSearch
  }

  package var height: CGFloat { prompt + row + largeTitle + search }
}
