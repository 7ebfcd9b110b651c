import Foundation

/// The state of a split view controller's columns.
@MainActor
struct SplitState {
  typealias Column = UISplitViewController.Column

  /// The controllers that the app has set, by column.
  var controllers: [Column: UIViewController] = [:]
  /// The controllers that are shown in the columns: the app's, in navigation controllers if they
  /// are set by column.
  var hosts: [Column: UIViewController] = [:]
  var preferredMode = UISplitViewController.DisplayMode.automatic
  /// The mode that the user or the app has chosen, which applies until the available space changes.
  var chosenMode: UISplitViewController.DisplayMode?
  var behavior = UISplitViewController.SplitBehavior.automatic
  var primaryWidth = ColumnWidth()
  var supplementaryWidth = ColumnWidth()
  var isCollapsed = false
  /// The controllers of each column that were moved to the collapsed stack.
  var moved: [Column: [UIViewController]] = [:]
  /// The mode that was reported last.
  var reportedMode: UISplitViewController.DisplayMode?
}
