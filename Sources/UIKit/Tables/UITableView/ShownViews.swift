import Foundation

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
