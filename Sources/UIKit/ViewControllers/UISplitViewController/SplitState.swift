import Foundation

/// The state of a split view controller's columns.
@MainActor
struct SplitState {
  typealias Column = UISplitViewController.Column

  /// What the app has set, by column.
  var controllers: [Column: UIViewController] = [:]
  /// What is shown in the columns: the app's controllers, in navigation controllers where they are
  /// set by column.
  var hosts: [Column: UIViewController] = [:]
  var preferredMode = UISplitViewController.DisplayMode.automatic
  /// What the user or the app has chosen since, until the space changes.
  var chosenMode: UISplitViewController.DisplayMode?
  var behavior = UISplitViewController.SplitBehavior.automatic
  var primaryWidth = ColumnWidth()
  var supplementaryWidth = ColumnWidth()
  var isCollapsed = false
  /// The controllers that each column gave to the one stack, while there is one.
  var lent: [Column: [UIViewController]] = [:]
  /// The mode that was reported last.
  var reportedMode: UISplitViewController.DisplayMode?
}
