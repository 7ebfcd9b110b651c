package import Foundation

/// The collapsing of a large title and a search bar while content is scrolled below them.
extension NavigationBarZones {
  /// The height that scrolling can collapse.
  package var collapsible: CGFloat { largeTitle + (hidesSearch ? search : 0) }

  /// Returns the zones when `amount` is scrolled away: the search bar collapses first, then the
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

  /// Returns the collapse at which scrolling that ends at `amount` comes to rest.
  ///
  /// S3.31: A large title that is released at a collapse of 36 or less expands again; from 37 on it
  /// collapses.
  ///
  /// A search bar that is released at half of its height or less expands again, which is a guess.
  package func targetCollapse(near amount: CGFloat) -> CGFloat {
    let slot = hidesSearch ? search : 0
    guard amount > 0, amount < collapsible else { return min(max(0, amount), collapsible) }
    if amount < slot { return amount <= slot / 2 ? 0 : slot }
    return amount - slot <= 36 ? slot : collapsible
  }
}
