public import Foundation

/// The buttons that a swipe over a row brings in.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The buttons, from the edge of the list inwards.
  public let actions: [UIContextualAction]

  /// Creates a configuration; without actions the row cannot be swiped.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// A Boolean value that determines whether a full swipe performs the first action; `true` by
  /// default.
  open var performsFirstActionWithFullSwipe: Bool = true
}
