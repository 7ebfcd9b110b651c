public import Foundation

/// A custom item of the menu of edit actions.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title of the item.
  open var title: String

  /// The method to call on the first responder that implements it.
  open var action: Selector

  /// Creates an item with a title and an action.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
