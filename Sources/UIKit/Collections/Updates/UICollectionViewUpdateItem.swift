public import Foundation

/// One change of an update, as layouts receive it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What is done to an item or a section.
  public enum Action: Int, Sendable {
    /// It is new.
    case insert = 0
    /// It is gone.
    case delete = 1
    /// It is shown again.
    case reload = 2
    /// It is at another place.
    case move = 3
    /// No action for the item.
    case none = 4
  }

  /// The place before the update, `nil` for what is new; a section's item is `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?
  /// The place after the update, `nil` for what is gone; a section's item is `NSNotFound`.
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
