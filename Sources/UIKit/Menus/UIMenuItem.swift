public import Foundation

/// An item of the menu of edit actions that an app adds.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title of the item.
  open var title: String

  /// The method that is called along the chain of responders.
  open var action: Selector

  /// Creates an item with a title and an action.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
