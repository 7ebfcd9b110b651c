import Foundation

/// The changes of a list that an app announces between the beginning and the end of an update.
///
/// What is deleted, reloaded or moved away counts in the list before the update; what is inserted or
/// moved to, in the list after it.
struct ListChanges: Equatable {
  /// A section's way.
  struct SectionMove: Equatable {
    var from: Int
    var to: Int
  }

  /// An item's way.
  struct ItemMove: Equatable {
    var from: IndexPath
    var to: IndexPath
  }

  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [SectionMove] = []
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var movedItems: [ItemMove] = []

  var isEmpty: Bool { self == ListChanges() }
}

/// The words that a list's exceptions use.
struct ListNouns: Sendable {
  /// "row" or "item".
  var item: String
  /// "table view" or "collection view".
  var list: String

  static let table = ListNouns(item: "row", list: "table view")
  static let collection = ListNouns(item: "item", list: "collection view")
}

/// What is wrong with an update, in UIKit's words.
struct ListUpdateError: Error, Equatable {
  let message: String
}
