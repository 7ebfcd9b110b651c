public import Foundation

/// One change of an update, as layouts receive it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// Constants for the actions of an update.
  public enum Action: Int, Sendable {
    /// An insertion.
    case insert = 0
    /// A deletion.
    case delete = 1
    /// A reload of the item.
    case reload = 2
    /// A move of the item.
    case move = 3
    /// No action.
    case none = 4
  }

  /// The index path before the update; `nil` for an insertion; a section's item is `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?
  /// The index path after the update; `nil` for a deletion; a section's item is `NSNotFound`.
  public let indexPathAfterUpdate: IndexPath?
  /// The action that the update performs on the item.
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}
