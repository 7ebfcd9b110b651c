import Foundation

/// What a table knows beyond its geometry and scrolling.
@MainActor
struct TableState {
  let style: UITableView.Style
  var layout = TableLayout()
  /// Whether the layout is that of the data source.
  var isLoaded = false
  /// The space that heights were found for; `nil` before the first layout.
  var widthContext: RowWidthContext?
  var heights = HeightSettings()
  var separators = SeparatorSettings()
  var selection = SelectionSettings()
  var shown = ShownViews()
  var reuse = ReuseQueues()
  var updates = TableUpdates()
  var index = IndexSettings()
  var prefetching = PrefetchState()
  var swipes: SwipeController?
  var tableHeaderView: UIView?
  var tableFooterView: UIView?
  var backgroundView: UIView?
  var insetsContentViews = true
  var followsReadableWidth: Bool?
  var isEditing = false
  var isLayingOut = false
  /// The lines of empty rows below the last one.
  var fillers: [SeparatorView] = []
  /// The row that a touch moves, and where it is now.
  var reordering: (from: IndexPath, to: IndexPath)?

  init(style: UITableView.Style) {
    self.style = style
  }
}

/// The space from side to side that heights depend on, in points.
struct RowWidthContext: Equatable {
  var width: CGFloat
  var contentInsets: SideInsets
  var cardInsets: SideInsets
  var margin: CGFloat
}

/// What the app has said of heights, in points; -1 is automatic.
@MainActor
struct HeightSettings {
  var row: CGFloat = UITableView.automaticDimension
  var header: CGFloat = UITableView.automaticDimension
  var footer: CGFloat = UITableView.automaticDimension
  var estimatedRow: CGFloat?
  var estimatedHeader: CGFloat?
  var estimatedFooter: CGFloat?
  var headerTopPadding: CGFloat = UITableView.automaticDimension
  var filler: CGFloat = 0
  var selfSizing = UITableView.SelfSizingInvalidation.enabled
  /// Whether the delegate has heights and views of its own, as it answered when it was last asked.
  var hasRowHeights = false
  var hasHeaderViews = false
  var hasFooterViews = false
}

/// What the app has said of separators.
@MainActor
struct SeparatorSettings {
  var style = UITableViewCell.SeparatorStyle.singleLine
  var color: UIColor?
  var inset: UIEdgeInsets?
  var reference = UITableView.SeparatorInsetReference.fromCellEdges
}

/// Which rows are chosen, and whether they may be.
struct SelectionSettings {
  /// The chosen rows, in the order of their choosing.
  var rows: [IndexPath] = []
  var allowsSelection = true
  var allowsMultiple = false
  var allowsDuringEditing = false
  var allowsMultipleDuringEditing = false
  /// The row under a touch.
  var highlighted: IndexPath?
  /// Whether a tap brings a swiped row back, and does nothing else.
  var closesSwipe = false
}

/// The views that are in the table now.
@MainActor
struct ShownViews {
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// Views that the delegate has given before they were needed.
  var preparedHeaders: [Int: UIView] = [:]
  var preparedFooters: [Int: UIView] = [:]
  /// The rows whose cells are made and not yet told to be shown.
  var announced: Set<IndexPath> = []
}

/// Cells, headers and footers that wait to be used again, and how new ones are made.
@MainActor
struct ReuseQueues {
  var cells: [String: [UITableViewCell]] = [:]
  var views: [String: [UITableViewHeaderFooterView]] = [:]
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var viewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// The row that the data source is asked for now, and whether it has taken a cell for it.
  var request: (path: IndexPath, isServed: Bool)?
  /// The cell that is set up again, which the data source gets instead of another one.
  var reconfigured: (path: IndexPath, cell: UITableViewCell)?
}

/// Changes that are not yet applied.
@MainActor
struct TableUpdates {
  var depth = 0
  var changes = ListChanges()
  var reconfigured: [IndexPath] = []
  var isAnimated = false
  var completions: [(Bool) -> Void] = []
}

/// The section index.
@MainActor
struct IndexSettings {
  var titles: [String] = []
  var view: SectionIndexView?
  var minimumRowCount = 0
  var color: UIColor?
  var backgroundColor: UIColor?
  var trackingBackgroundColor: UIColor?
}

/// The rows that were announced to the prefetching data source.
struct PrefetchState {
  var isEnabled = true
  var rows: Set<IndexPath> = []
  var lastOffset: CGFloat?
  /// Whether rows were last scrolled towards the top.
  var isUp = false
}
