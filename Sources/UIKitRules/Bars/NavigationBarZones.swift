package import Foundation

/// The parts of a navigation bar's height, from the top, in points; knows nothing of views.
package struct NavigationBarZones: Equatable, Sendable {
  /// The line above the row.
  package var prompt: CGFloat = 0
  /// The row of buttons.
  package var row: CGFloat
  /// The large title below the row.
  package var largeTitle: CGFloat = 0
  /// The search bar below all else.
  package var search: CGFloat = 0
  /// Whether the search bar is scrolled away too.
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

  /// How much scrolling can take away.
  package var collapsible: CGFloat { largeTitle + (hidesSearch ? search : 0) }

  /// Returns what is left when `amount` is scrolled away: the search bar goes first, then the
  /// large title (S3.18).
  package func collapsed(by amount: CGFloat) -> NavigationBarZones {
    var zones = self
    var rest = min(max(0, amount), collapsible)
    if hidesSearch {
      let taken = min(rest, search)
      zones.search -= taken
      rest -= taken
    }
    zones.largeTitle -= min(rest, largeTitle)
    return zones
  }

  /// Returns where scrolling comes to rest that ends at `amount`.
  ///
  /// A part that is taken half way and less comes back: a large title of 52 up to 36 and not from
  /// 37 on (S3.31); a search bar by halves, which is a guess.
  package func restingCollapse(near amount: CGFloat) -> CGFloat {
    let slot = hidesSearch ? search : 0
    guard amount > 0, amount < collapsible else { return min(max(0, amount), collapsible) }
    if amount < slot { return amount <= slot / 2 ? 0 : slot }
    return amount - slot <= 36 ? slot : collapsible
  }
}
