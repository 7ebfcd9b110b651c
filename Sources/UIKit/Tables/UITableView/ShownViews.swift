import Foundation

/// The views that are in the table now.
@MainActor
struct ShownViews {
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// Views that the delegate has returned before they were needed.
  var preparedHeaders: [Int: UIView] = [:]
  var preparedFooters: [Int: UIView] = [:]
  /// The rows whose cells exist but were not yet reported as displayed.
  var announced: Set<IndexPath> = []
}
