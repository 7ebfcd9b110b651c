package import Foundation

/// How a large title and a search bar collapse while content is scrolled below them.
extension NavigationBarZones {
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
  /// S3.31: A large title that is released at a collapse of 36 or less expands again; from 37 on it
  /// collapses.
  ///
  /// A search bar that is released at half of its height or less expands again, which is a guess.
  package func restingCollapse(near amount: CGFloat) -> CGFloat {
    let slot = hidesSearch ? search : 0
    guard amount > 0, amount < collapsible else { return min(max(0, amount), collapsible) }
    if amount < slot { return amount <= slot / 2 ? 0 : slot }
    return amount - slot <= 36 ? slot : collapsible
  }
}
