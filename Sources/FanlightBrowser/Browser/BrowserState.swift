import Foundation
import WebKit

/// What a browser knows of where it is going, beyond what its web view knows.
///
/// Loads are told apart by their navigation objects: the same delegate methods report the load of the
/// error page, a load that was replaced, and the one that the user waits for.
@MainActor
struct BrowserState {
  /// A place that the browser is on its way to.
  struct Goal {
    /// Its address.
    var url: URL?
    /// Its entry in the history; `nil` for a page that would be a new one.
    var item: WKBackForwardListItem?
    /// Whether the browser was told to go there, and not the page.
    var isBrowsersOwn: Bool = false
    fileprivate var navigation: AnyObject?
  }

  /// The page that failed, in place of which an error page is shown.
  private(set) var failed: FailedPage?
  /// Where the browser is on its way to; `nil` while nothing loads.
  private(set) var goal: Goal?
  private var announced: Goal?
  private var errorPage: AnyObject?

  /// The address that the browser was told to go to and has not come to yet.
  var goalURL: URL? { goal.flatMap { $0.isBrowsersOwn ? $0.url : nil } }

  /// Whether what is shown, or is about to be, is an error page.
  var isErrorPageDue: Bool { errorPage != nil }

  // MARK: Going

  /// Notes where the browser wants to go, before the web view is told.
  mutating func isGoing(to url: URL?, item: WKBackForwardListItem?) {
    goal = Goal(url: url, item: item, isBrowsersOwn: true)
  }

  /// Notes the load that came of it; `nil` where the web view began none.
  mutating func isGoing(as navigation: AnyObject?) {
    goal?.navigation = navigation
  }

  /// Notes what a page asks for that leads to a place of the history: a reload, a step.
  mutating func pageAsks(for url: URL?, item: WKBackForwardListItem?) {
    announced = Goal(url: url, item: item)
  }

  /// Notes that an attempt to go somewhere was not allowed.
  mutating func wasRefused(_ url: URL?) {
    if goal?.url == url, goal?.isBrowsersOwn == true { goal = nil }
  }

  // MARK: Loads

  /// Notes that a load began; the error page's own is none.
  mutating func loadDidStart(_ navigation: AnyObject?, at url: URL?) {
    defer { announced = nil }
    if isErrorPage(navigation) || isGoal(navigation, at: url) { return }
    let item = announced.flatMap { $0.url == url ? $0.item : nil }
    goal = Goal(url: url, item: item, navigation: navigation)
  }

  /// Notes a failure; returns what to show, and `nil` where it is to be left as it is.
  ///
  /// - Parameters:
  ///   - url: What the web view says of where it is, for a load that replaced the page already.
  ///   - current: The entry where the history stands.
  ///   - isCommitted: Whether the load had replaced the page: the browser is there, and what it is on
  ///     its way to is another load.
  mutating func loadDidFail(
    _ navigation: AnyObject?, _ error: any Error, at url: URL?, current: WKBackForwardListItem?,
    isCommitted: Bool = false
  ) -> PageError? {
    if isErrorPage(navigation) {
      errorPage = nil
      return nil
    }
    let failed = !isCommitted && isGoal(navigation, at: nil) ? goal : nil
    if failed != nil { goal = nil }
    guard let page = PageError(error, attempted: failed?.url ?? url) else { return nil }
    // A page that fails when it is loaded once more, or in its middle, stands where it stood.
    let isShown = page.url != nil && page.url == current?.url && self.failed == nil
    return show(page, item: failed?.item ?? (isShown ? current : nil))
  }

  /// Notes that an error page is to be shown.
  mutating func show(_ error: PageError, item: WKBackForwardListItem?) -> PageError {
    failed = FailedPage(error: error, item: item)
    return error
  }

  /// Notes the load of the error page itself.
  mutating func errorPageIsLoading(_ navigation: AnyObject?) {
    errorPage = navigation
  }

  /// Notes that a page is there now; returns whether it is one of its own, and no error page.
  mutating func pageDidCommit(_ navigation: AnyObject?) -> Bool {
    if isErrorPage(navigation) { return false }
    errorPage = nil
    failed = nil
    if isGoal(navigation, at: nil) { goal = nil }
    return true
  }

  /// Notes that the page's process ended; returns where the browser was on its way to.
  mutating func processDidEnd() -> Goal? {
    defer { goal = nil }
    announced = nil
    return goal
  }

  private func isErrorPage(_ navigation: AnyObject?) -> Bool {
    navigation != nil && navigation === errorPage
  }

  /// Whether a load is the one to where the browser goes; steps in the history may have none (W164).
  private func isGoal(_ navigation: AnyObject?, at url: URL?) -> Bool {
    guard let goal else { return false }
    if let own = goal.navigation, let navigation { return own === navigation }
    return url == nil || goal.url == url
  }
}
