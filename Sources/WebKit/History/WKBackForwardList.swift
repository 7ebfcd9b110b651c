public import Foundation

/// The pages that a web view was at, and could go to.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  var history: History = History()

  nonisolated override init() { super.init() }

  /// The page shown, or the last one that entered the list; `nil` before the first (W254).
  open var currentItem: WKBackForwardListItem? { item(at: 0) }

  /// The page before the current one.
  open var backItem: WKBackForwardListItem? { item(at: -1) }

  /// The page after the current one.
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }

  /// The pages before the current one, the oldest first (W253).
  open var backList: [WKBackForwardListItem] { history.backItems }

  /// The pages after the current one, the nearest first (W253).
  open var forwardList: [WKBackForwardListItem] { history.forwardItems }

  /// The page so many steps away: 0 is the current one, -1 the one before; `nil` out of range (W253).
  open func item(at index: Int) -> WKBackForwardListItem? { history.item(at: index) }
}
