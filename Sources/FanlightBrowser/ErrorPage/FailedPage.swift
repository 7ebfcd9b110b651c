import Foundation
import WebKit

/// A page that failed, in place of which an error page is shown, and where it stands in the history.
///
/// The error page itself is in no list (W247), and a load that failed is in none either (W251): the
/// list still stands at the last good page. A person sees it otherwise: the failed page came after
/// the good one, or it is the one that was gone back to.
struct FailedPage {
  /// What went wrong.
  let error: PageError
  /// The entry that was gone back or forward to; `nil` when the page would have been a new one.
  let item: WKBackForwardListItem?

  /// The entry that Back leads to.
  @MainActor
  func backItem(in list: WKBackForwardList) -> WKBackForwardListItem? {
    guard let item else { return list.currentItem }
    let all = entries(of: list)
    guard let index = all.firstIndex(where: { $0 === item }), index > 0 else { return nil }
    return all[index - 1]
  }

  /// The entry that Forward leads to.
  @MainActor
  func forwardItem(in list: WKBackForwardList) -> WKBackForwardListItem? {
    guard let item else { return nil }
    let all = entries(of: list)
    guard let index = all.firstIndex(where: { $0 === item }), index + 1 < all.count else {
      return nil
    }
    return all[index + 1]
  }

  @MainActor
  private func entries(of list: WKBackForwardList) -> [WKBackForwardListItem] {
    list.backList + [list.currentItem].compactMap { $0 } + list.forwardList
  }
}
