extension NavigationBarLayout {
  /// Returns whether a search bar is below the row: unless it is to be in it, or the device is an iPad with iOS 16 or
  /// later.
  static func stacksSearch(
    _ placement: UINavigationItem.SearchBarPlacement, _ situation: ScreenSituation
  ) -> Bool {
    switch placement {
    case .stacked: true
    case .inline: !situation.system.metrics.hasInlineSearchBars
    case .automatic: !(situation.isPad && situation.system.metrics.hasInlineSearchBars)
    }
  }

  /// Returns whether the last of some items has a large title (S3.17).
  static func isLarge(_ modes: [UINavigationItem.LargeTitleDisplayMode], prefersLarge: Bool) -> Bool
  {
    guard prefersLarge else { return false }
    return modes.reduce(true) { inherited, mode in
      switch mode {
      case .automatic: inherited
      case .always: true
      case .never: false
      }
    }
  }
}
