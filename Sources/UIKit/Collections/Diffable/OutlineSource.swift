import Foundation

/// A data source whose items can be expanded and collapsed by a tap on a cell's sign.
@MainActor
protocol OutlineSource: AnyObject {
  /// Whether what is below an item is shown; `nil` for an item without items below it.
  func isExpanded(at path: IndexPath) -> Bool?

  /// How many items an item is below.
  func level(at path: IndexPath) -> Int

  /// Shows or hides what is below an item.
  func toggle(at path: IndexPath)
}
