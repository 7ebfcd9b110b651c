import Foundation

/// A data source whose items can be expanded and collapsed by an outline disclosure accessory.
@MainActor
protocol OutlineSource: AnyObject {
  /// Returns whether an item is expanded; `nil` for an item without children.
  func isExpanded(at path: IndexPath) -> Bool?

  /// Returns the nesting level of an item, 0 for those without a parent.
  func level(at path: IndexPath) -> Int

  /// Expands or collapses an item.
  func toggle(at path: IndexPath)
}
