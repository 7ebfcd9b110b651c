import Foundation

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
  /// Whether the delegate has heights and views of its own, as of the last call.
  var hasRowHeights = false
  var hasHeaderViews = false
  var hasFooterViews = false
}
