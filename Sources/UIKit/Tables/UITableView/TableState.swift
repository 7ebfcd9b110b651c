import Foundation

/// The state of a table view, apart from geometry and scrolling.
@MainActor
struct TableState {
  let style: UITableView.Style
  var layout = TableLayout()
  /// Whether the layout reflects the data source.
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
  /// The row that is being reordered, and its position.
  var reordering: (from: IndexPath, to: IndexPath)?

  init(style: UITableView.Style) {
    self.style = style
  }
}
