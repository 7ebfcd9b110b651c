package import Foundation

/// The changes of a list that an app announces between the beginning and the end of an update.
///
/// Deletions, reloads and the sources of moves refer to the list before the update; insertions and
/// the destinations of moves, to the list after it.
package struct ListChanges: Equatable {
  /// The move of a section.
  package struct SectionMove: Equatable {
    package var from: Int
    package var to: Int

    /// Creates a move.
    package init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// The move of an item.
  package struct ItemMove: Equatable {
    package var from: IndexPath
    package var to: IndexPath

    /// Creates a move.
    package init(from: IndexPath, to: IndexPath) {
      self.from = from
      self.to = to
    }
  }

  package var deletedSections = IndexSet()
  package var insertedSections = IndexSet()
  package var reloadedSections = IndexSet()
  package var movedSections: [SectionMove] = []
  package var deletedItems: [IndexPath] = []
  package var insertedItems: [IndexPath] = []
  package var reloadedItems: [IndexPath] = []
  package var movedItems: [ItemMove] = []

  /// Creates an update without changes.
  package init() {}

  package var isEmpty: Bool { self == ListChanges() }
}
