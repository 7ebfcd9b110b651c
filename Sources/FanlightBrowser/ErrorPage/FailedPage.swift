import Foundation
import WebKit

/// A page that failed to load, and its position in the back-forward list as the user sees it.
///
/// Neither an error page (W247) nor a failed load (W251) is in WebKit's list, whose current item is the
/// page before. For the user the failed page follows that one, or is the item of the traversal.
struct FailedPage {
  /// The error of the load.
  let error: PageError
  /// The item of the traversal that failed; `nil` if the load would have added an item.
  let item: WKBackForwardListItem?

  /// Returns the item that the Back button navigates to.
  @MainActor
  func backItem(in list: WKBackForwardList) -> WKBackForwardListItem? {
    guard let item else { return list.currentItem }
    let all = items(of: list)
    guard let index = all.firstIndex(where: { $0 === item }), index > 0 else { return nil }
    return all[index - 1]
  }

  /// Returns the item that the Forward button navigates to.
  @MainActor
  func forwardItem(in list: WKBackForwardList) -> WKBackForwardListItem? {
    guard let item else { return nil }
    let all = items(of: list)
    guard let index = all.firstIndex(where: { $0 === item }), index + 1 < all.count else {
      return nil
    }
    return all[index + 1]
  }

  @MainActor
  private func items(of list: WKBackForwardList) -> [WKBackForwardListItem] {
    list.backList + [list.currentItem].compactMap { $0 } + list.forwardList
  }
}
