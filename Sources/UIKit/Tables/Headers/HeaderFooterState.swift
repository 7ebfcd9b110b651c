/// The state of a header or footer view, apart from its geometry.
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
