import Foundation

/// The heights that the app has set, in points; -1 is automatic.
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
  /// Whether the delegate implements `tableView(_:heightForRowAt:)`, as of the last call.
  var hasRowHeights = false
  /// Whether the delegate implements `tableView(_:viewForHeaderInSection:)`, as of the last call.
  var hasHeaderViews = false
  /// Whether the delegate implements `tableView(_:viewForFooterInSection:)`, as of the last call.
  var hasFooterViews = false
}
