/// The role of a background, which determines its colors.
enum BackgroundRole: Hashable {
  case custom, plainCell, groupedCell, sidebarCell, plainHeaderFooter, groupedHeaderFooter

  /// Returns the color in a state.
  ///
  /// Source: a selected cell is `systemGray4` in light and dark, estimated; the others are the
  /// system's backgrounds that Apple's guidelines name for lists.
  @MainActor
  func color(_ flags: ConfigurationFlags) -> UIColor {
    switch self {
    case .custom, .plainHeaderFooter, .groupedHeaderFooter: return .clear
    case .plainCell, .groupedCell, .sidebarCell:
      if flags.isSelected || flags.isHighlighted { return .systemGray4 }
      if self == .sidebarCell { return .clear }
      return self == .plainCell ? .systemBackground : .secondarySystemGroupedBackground
    }
  }

  /// All colors that the role may show.
  @MainActor var colors: [UIColor] {
    var selected = ConfigurationFlags()
    selected.isSelected = true
    return [color(ConfigurationFlags()), color(selected)]
  }
}
