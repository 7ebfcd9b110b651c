import Foundation

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
