public import Foundation

/// The list of pages that a web view has visited, with its current item.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  var history: History = History()

  /// Creates an empty list (W334).
  public override init() { super.init() }

  /// The current item; `nil` before the first commit (W254).
  open var currentItem: WKBackForwardListItem? { item(at: 0) }

  /// The item before the current one; `nil` if there is none.
  open var backItem: WKBackForwardListItem? { item(at: -1) }

  /// The item after the current one; `nil` if there is none.
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }

  /// The items before the current one, the oldest first (W253).
  open var backList: [WKBackForwardListItem] { history.backItems }

  /// The items after the current one, the nearest first (W253).
  open var forwardList: [WKBackForwardListItem] { history.forwardItems }

  /// Returns the item at an offset from the current one: 0 is the current item, -1 the one before;
  /// `nil` out of range (W253).
  open func item(at index: Int) -> WKBackForwardListItem? { history.item(at: index) }
}
