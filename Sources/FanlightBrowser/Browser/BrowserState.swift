import Foundation
import WebKit

/// What a browser knows of where it is going, beyond what its web view knows.
struct BrowserState {
  /// The page that failed, in place of which an error page is shown.
  private(set) var failed: FailedPage?
  private var goal: (url: URL?, item: WKBackForwardListItem?) = (nil, nil)
  private var isShowingErrorPage = false

  /// The address that the browser was last told to go to.
  var goalURL: URL? { goal.url }

  /// Notes where the browser wants to go.
  mutating func isGoing(to url: URL?, item: WKBackForwardListItem?) {
    goal = (url, item)
  }

  /// Notes that a load began; the error page's own is none.
  mutating func loadDidStart(_ url: URL?) {
    if isShowingErrorPage { return }
    if goal.url == nil || goal.url != url, goal.item == nil { goal = (url, nil) }
  }

  /// Notes a failure; returns what to show.
  mutating func loadDidFail(_ error: any Error, fallback url: URL?) -> PageError? {
    guard let page = PageError(error, attempted: goal.url ?? url) else { return nil }
    return show(page)
  }

  /// Notes that an error page is being shown.
  mutating func show(_ error: PageError) -> PageError {
    failed = FailedPage(error: error, item: goal.item)
    isShowingErrorPage = true
    return error
  }

  /// Notes that a page is there now.
  mutating func pageDidCommit() {
    if isShowingErrorPage {
      isShowingErrorPage = false
    } else {
      failed = nil
      goal = (nil, nil)
    }
  }
}
