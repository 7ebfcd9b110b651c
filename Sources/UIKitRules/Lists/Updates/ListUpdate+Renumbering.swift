import Foundation

extension ListUpdate {
  /// Returns values by section and item under the indexes after the update; those of items that
  /// were deleted or reloaded are left out.
  package func renumber<Value>(_ values: [Int: [Int: Value]]) -> [Int: [Int: Value]] {
    var result: [Int: [Int: Value]] = [:]
    for (section, items) in values {
      for (item, value) in items {
        guard let path = newPath(of: IndexPath(item: item, section: section)),
          !reloadedItems.contains(path)
        else { continue }
        result[path.section, default: [:]][path.item] = value
      }
    }
    return result
  }
}
