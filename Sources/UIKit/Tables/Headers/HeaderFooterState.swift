import Foundation

/// What a header or footer knows beyond its geometry.
@MainActor
struct HeaderFooterState {
  var reuseIdentifier: String?
  var contentView: UIView?
  var textLabel: UILabel?
  var detailTextLabel: UILabel?
  var backgroundView: UIView?
  /// The background that old plain tables draw.
  var defaultBackground: UIView?
  var configurationBackground: BackgroundConfigurationView?
  var contentConfiguration: (any UIContentConfiguration)?
  var backgroundConfiguration: UIBackgroundConfiguration?
  var automaticallyUpdatesContent = true
  var automaticallyUpdatesBackground = true
  var needsConfigurationUpdate = false
  var updateHandler: UITableViewHeaderFooterView.ConfigurationUpdateHandler?
  var context = HeaderFooterContext()
  weak var table: UITableView?

  init(reuseIdentifier: String? = nil) {
    self.reuseIdentifier = reuseIdentifier
  }

  var defaultConfiguration: UIListContentConfiguration {
    switch (context.style, context.isFooter) {
    case (.plain, false): .plainHeader()
    case (.plain, true): .plainFooter()
    case (_, false): .groupedHeader()
    case (_, true): .groupedFooter()
    }
  }
}

/// What a header or footer knows of the table around it.
struct HeaderFooterContext: Equatable {
  var style = UITableView.Style.plain
  var isFooter = false
  /// Whether it is the header of the table's first section.
  var isFirst = false
  var isPinned = false
  /// What contents keep clear of at the sides (S6.1).
  var leftInset: CGFloat = 0
  var rightInset: CGFloat = 0
  /// The margins of contents at both sides, without the safe area.
  var margin: CGFloat = 16
  /// The distances of a grouped title from the edges, above and below.
  var titleTop: CGFloat = 0
  var titleBottom: CGFloat = 0
}
