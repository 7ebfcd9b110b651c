import Foundation
import WebKit

/// The navigation and the failure of a browser, which its web view does not report.
///
/// Navigations are identified by their objects: the same delegate methods report the load of an error
/// page, a load that was replaced, and the current one.
@MainActor
struct BrowserState {
  /// A navigation that is not committed.
  struct PendingNavigation {
    /// The URL to load.
    var url: URL?
    /// The item of the back-forward list to navigate to; `nil` for a new one.
    var item: WKBackForwardListItem?
    /// Whether the browser, and not the page, requested the navigation.
    var isRequestedByBrowser: Bool = false
    fileprivate var navigation: AnyObject?
  }

  /// The page that failed to load, for which an error page is shown.
  private(set) var failed: FailedPage?
  /// The navigation that is not committed; `nil` while nothing loads.
  private(set) var pending: PendingNavigation?
  private var announced: PendingNavigation?
  private var errorPage: AnyObject?

  /// The URL that the browser has requested and that is not committed.
  var pendingURL: URL? { pending.flatMap { $0.isRequestedByBrowser ? $0.url : nil } }

  /// Whether an error page is shown or being loaded.
  var isErrorPageDue: Bool { errorPage != nil }

  // MARK: Requests

  /// Records a navigation that the browser is about to request.
  mutating func willNavigate(to url: URL?, item: WKBackForwardListItem?) {
    pending = PendingNavigation(url: url, item: item, isRequestedByBrowser: true)
  }

  /// Records the web view's object for the requested navigation; `nil` if the web view started none.
  mutating func didRequest(_ navigation: AnyObject?) {
    pending?.navigation = navigation
  }

  /// Records a reload or a traversal that the page requests.
  mutating func pageRequests(_ url: URL?, item: WKBackForwardListItem?) {
    announced = PendingNavigation(url: url, item: item)
  }

  /// Records that a navigation was not allowed.
  mutating func wasRefused(_ url: URL?) {
    if pending?.url == url, pending?.isRequestedByBrowser == true { pending = nil }
  }

  // MARK: Loads

  /// Records that a provisional load started, other than that of the error page.
  mutating func loadDidStart(_ navigation: AnyObject?, at url: URL?) {
    defer { announced = nil }
    if isErrorPage(navigation) || isPending(navigation, at: url) { return }
    let item = announced.flatMap { $0.url == url ? $0.item : nil }
    pending = PendingNavigation(url: url, item: item, navigation: navigation)
  }

  /// Records a failure, and returns the error to show; `nil` to show none.
  ///
  /// - Parameters:
  ///   - url: The web view's URL, for a committed load.
  ///   - current: The current item of the back-forward list.
  ///   - isCommitted: Whether the load was committed, so that the pending navigation is another one.
  mutating func loadDidFail(
    _ navigation: AnyObject?, _ error: any Error, at url: URL?, current: WKBackForwardListItem?,
    isCommitted: Bool = false
  ) -> PageError? {
    if isErrorPage(navigation) {
      errorPage = nil
      return nil
    }
    let failed = !isCommitted && isPending(navigation, at: nil) ? pending : nil
    if failed != nil { pending = nil }
    guard let page = PageError(error, attempted: failed?.url ?? url) else { return nil }
    // A page that fails while it is reloaded, or after its commit, keeps its item.
    let isShown = page.url != nil && page.url == current?.url && self.failed == nil
    return show(page, item: failed?.item ?? (isShown ? current : nil))
  }

  /// Records that an error page is about to be shown.
  mutating func show(_ error: PageError, item: WKBackForwardListItem?) -> PageError {
    failed = FailedPage(error: error, item: item)
    return error
  }

  /// Records the navigation of the error page.
  mutating func errorPageIsLoading(_ navigation: AnyObject?) {
    errorPage = navigation
  }

  /// Records a commit, and returns whether it is not that of an error page.
  mutating func pageDidCommit(_ navigation: AnyObject?) -> Bool {
    if isErrorPage(navigation) { return false }
    errorPage = nil
    failed = nil
    if isPending(navigation, at: nil) { pending = nil }
    return true
  }

  /// Records that the web content process terminated, and returns the pending navigation.
  mutating func processDidEnd() -> PendingNavigation? {
    defer { pending = nil }
    announced = nil
    return pending
  }

  private func isErrorPage(_ navigation: AnyObject?) -> Bool {
    navigation != nil && navigation === errorPage
  }

  /// Returns whether a navigation is the pending one; a traversal may have no object (W164).
  private func isPending(_ navigation: AnyObject?, at url: URL?) -> Bool {
    guard let pending else { return false }
    if let own = pending.navigation, let navigation { return own === navigation }
    return url == nil || pending.url == url
  }
}
