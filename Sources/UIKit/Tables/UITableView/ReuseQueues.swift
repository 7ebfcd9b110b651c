import Foundation

/// The reusable cells, headers and footers, and the registered classes of new ones.
@MainActor
struct ReuseQueues {
  var cells: [String: [UITableViewCell]] = [:]
  var views: [String: [UITableViewHeaderFooterView]] = [:]
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var viewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// The row whose cell the data source is providing, and whether it has dequeued one for it.
  var request: (path: IndexPath, isServed: Bool)?
  /// The cell that is being reconfigured, which the data source dequeues instead of another one.
  var reconfigured: (path: IndexPath, cell: UITableViewCell)?
}
