import Foundation

extension NSCollectionLayoutSection {
  /// Returns a section of rows below each other that decide their heights.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Self {
    guard let made = makeList(configuration, layoutEnvironment) as? Self else {
      preconditionFailure("NSCollectionLayoutSection.list is called on a subclass")
    }
    return made
  }

  private static func makeList(
    _ configuration: UICollectionLayoutListConfiguration,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let system = Runtime.system
    let metrics = system.metrics.tables
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(metrics.listRowHeight))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    let width = environment.container.contentSize.width
    let minimum = LayoutMargins.systemMinimum(width: width, system: system)
    let isCard = configuration.appearance == .insetGrouped
    // The margins of full-width rows include the safe area.
    section.contentInsetsReference = isCard ? .safeArea : .none
    let edges = SectionEdges(configuration, metrics)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: edges.top, leading: isCard ? minimum : 0, bottom: edges.bottom,
      trailing: isCard ? minimum : 0)
    // The margins inside an inset grouped section are those of tables (S6.22).
    let margin = isCard ? (width >= 414 ? 20 : 16) : minimum
    section.list = ListSectionAppearance(
      configuration: configuration, margin: margin, system: system)
    let view = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(metrics.plainHeaderHeight))
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: view, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      if header.pinToVisibleBounds { header.zIndex = 2 }
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: view, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}

/// The space above and below the rows of a list's section, in points: that of grouped tables.
@MainActor
private struct SectionEdges {
  var top: CGFloat = 0
  var bottom: CGFloat = 0

  init(_ configuration: UICollectionLayoutListConfiguration, _ metrics: TableMetrics) {
    switch configuration.appearance {
    case .plain, .sidebarPlain: return
    case .grouped, .insetGrouped, .sidebar: break
    }
    // Without a title there is an empty header (S6.18, S6.19); a header has its own padding.
    if configuration.headerMode == .none { top = metrics.grouped.emptyHeader }
    if configuration.footerMode == .none { bottom = metrics.grouped.emptyFooter }
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout whose sections are all lists.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
    layout.listBackground = configuration.backgroundColor ?? configuration.standardBackground
    return layout
  }
}

extension UICollectionLayoutListConfiguration {
  /// The color behind the rows of a list appearance.
  var standardBackground: UIColor {
    switch appearance {
    case .plain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar, .sidebarPlain: .secondarySystemBackground
    }
  }
}
