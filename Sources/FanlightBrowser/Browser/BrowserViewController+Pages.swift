import Foundation
import UIKit
import WebKit

extension BrowserViewController {
  /// Returns the policy of a navigation, and opens URLs in the system that the policy leaves to it.
  func decide(_ attempt: NavigationAttempt) -> WKNavigationActionPolicy {
    var attempt = attempt
    // A load by the app is requested by no page.
    if attempt.cause == .other, attempt.url == state.pendingURL { attempt.page = nil }
    // The error page is `about:blank`, and its link retries the URL that failed.
    if attempt.target == .page, attempt.url?.absoluteString == "about:blank" { return .allow }
    if isRetry(attempt) {
      reload()
      return .cancel
    }
    if traversesFromErrorPage(attempt) { return .cancel }
    let decision = policy.decision(for: attempt)
    if decision == .show, attempt.target == .newWindow, let url = attempt.url {
      // A navigation for another window is loaded in this one; an empty window is for a script.
      if url.scheme?.lowercased() != "about" { load(url) }
      return .cancel
    }
    if decision == .show {
      recordTraversal(attempt)
      return .allow
    }
    if decision == .openInSystem, let url = attempt.url { openInSystem(url) }
    if attempt.target == .page { state.wasRefused(attempt.url) }
    showState()
    return .cancel
  }

  /// Returns whether a navigation is that of the error page, for which no delegate is called.
  func isErrorPageLoad(_ attempt: NavigationAttempt) -> Bool {
    attempt.cause == .other && attempt.target == .page && isErrorPageLoad(at: attempt.url)
  }

  /// Returns whether a response is that of the error page.
  func isErrorPageLoad(_ response: WKNavigationResponse) -> Bool {
    response.isForMainFrame && isErrorPageLoad(at: response.response.url)
  }

  private func isErrorPageLoad(at url: URL?) -> Bool {
    isShowingErrorPage && state.pending == nil && url?.absoluteString == "about:blank"
  }

  /// Records that the app's delegate canceled a navigation that the policy allows.
  func wasRefused(_ attempt: NavigationAttempt) {
    if attempt.target == .page { state.wasRefused(attempt.url) }
    showState()
  }

  /// Returns whether a navigation is a tap on the error page's link.
  private func isRetry(_ attempt: NavigationAttempt) -> Bool {
    guard attempt.cause == .link, attempt.target == .page, state.pending == nil,
      let failed = state.failed?.error.url, let url = attempt.url
    else { return false }
    return WebAddress.areSame(url, failed)
  }

  /// Performs a traversal from an error page, which WebKit would begin at the page before it, and returns
  /// whether the navigation was one.
  private func traversesFromErrorPage(_ attempt: NavigationAttempt) -> Bool {
    guard attempt.cause == .backForward, attempt.target == .page, state.pending == nil,
      state.failed != nil
    else { return false }
    let isForward = webView.backForwardList.forwardList.contains { $0.url == attempt.url }
    if isForward { goForward() } else { goBack() }
    return true
  }

  /// Records the history item of a page's reload or traversal.
  private func recordTraversal(_ attempt: NavigationAttempt) {
    guard attempt.target == .page else { return }
    switch attempt.cause {
    case .reload: state.pageRequests(attempt.url, item: webView.backForwardList.currentItem)
    case .backForward: state.pageRequests(attempt.url, item: entry(of: attempt.url))
    case .link, .form, .other: return
    }
  }

  // MARK: Loads

  /// Navigates to an item of the back-forward list, or else to a URL.
  func navigate(to url: URL?, item: WKBackForwardListItem?) {
    // The web view reports the absolute URL of a file that was relative to a folder.
    let url = url?.absoluteURL
    state.willNavigate(to: url, item: item)
    var navigation = item.flatMap { webView.go(to: $0) }
    if navigation == nil, let url { navigation = startLoad(url) }
    state.didRequest(navigation)
    showState()
  }

  /// Goes back or forward: from a page as WebKit does, which skips items that scripts have added; from an
  /// error page, which has no item, to the item that the user expects.
  func step(to item: WKBackForwardListItem?, _ step: () -> WKNavigation?) {
    guard let item else { return }
    if state.failed != nil { return navigate(to: item.url, item: item) }
    state.willNavigate(to: item.url, item: item)
    let navigation = step()
    if let url = webView.url, url != item.url {
      state.willNavigate(to: url, item: entry(of: url) ?? item)
    }
    state.didRequest(navigation)
    showState()
  }

  /// Returns the nearest item with a URL, other than the current one.
  private func entry(of url: URL?) -> WKBackForwardListItem? {
    let list = webView.backForwardList
    return (list.backList.reversed() + list.forwardList).first { $0.url == url }
  }

  /// Loads a URL; a file with access to the policy's folder that contains it.
  private func startLoad(_ url: URL) -> WKNavigation? {
    if url.isFileURL, let folder = policy.folder(of: url) {
      return webView.loadFileURL(url, allowingReadAccessTo: folder)
    }
    return webView.load(URLRequest(url: url))
  }

  func loadDidStart(_ navigation: WKNavigation?) {
    state.loadDidStart(navigation, at: webView.url)
    showState()
  }

  /// Shows the bars with the URL of a page that was committed.
  func pageDidCommit(_ navigation: WKNavigation?) {
    if state.pageDidCommit(navigation) { showBars() }
    showState()
  }

  func loadDidFinish() {
    if state.failed == nil { recovery.pageDidFinish(at: ProcessInfo.processInfo.systemUptime) }
    webView.scrollView.refreshControl?.endRefreshing()
    showState()
  }

  func loadDidFail(_ navigation: WKNavigation?, _ error: any Error, isCommitted: Bool = false) {
    // Pulling down to refresh cancels the load in progress; the reload then ends the refreshing.
    if !webView.isLoading { webView.scrollView.refreshControl?.endRefreshing() }
    let page = state.loadDidFail(
      navigation, error, at: webView.url, current: webView.backForwardList.currentItem,
      isCommitted: isCommitted)
    if let page { show(page) }
    showState()
  }

  private func show(_ error: PageError) {
    showBars()
    state.errorPageIsLoading(
      webView.loadHTMLString(errorPage.html(for: error), baseURL: nil))
  }

  // MARK: Processes

  /// Reloads the page whose content process terminated; shows an error page if it terminates again.
  func processDidEnd() {
    webView.scrollView.refreshControl?.endRefreshing()
    let pending = state.processDidEnd()
    let mayRecover = recovery.processDidEnd(at: ProcessInfo.processInfo.systemUptime)
    // Not even an error page can be shown.
    if !mayRecover, state.isErrorPageDue { return showState() }
    let current = webView.backForwardList.currentItem
    let url = pending?.url ?? state.failed?.error.url ?? current?.url
    let item = pending.map(\.item) ?? state.failed.map(\.item) ?? current
    terminatedPage = mayRecover ? (url, item) : nil
    if mayRecover {
      recoverIfVisible()
    } else {
      show(state.show(PageError(.processEnded, url: url), item: item))
    }
    showState()
  }

  /// Reloads the page whose process terminated, if the browser is visible.
  func recoverIfVisible() {
    guard let lost = terminatedPage, viewIfLoaded?.window != nil else { return }
    terminatedPage = nil
    navigate(to: lost.url, item: lost.item)
  }

  // MARK: Display

  func observePage() -> [NSKeyValueObservation] {
    func observe<Value>(_ path: KeyPath<SafeAreaWebView, Value>) -> NSKeyValueObservation {
      webView.observe(path) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.showState() }
      }
    }
    return [
      observe(\.estimatedProgress), observe(\.isLoading), observe(\.url), observe(\.title),
      observe(\.canGoBack), observe(\.canGoForward),
    ]
  }

  /// Updates the address field, the progress view and the buttons.
  func showState() {
    if !addressField.isFirstResponder { addressField.text = AddressInput.short(url) }
    let title = state.failed == nil ? webView.title : nil
    self.title = title?.isEmpty == false ? title : AddressInput.short(url)
    // The load of an error page shows no progress.
    let isLoading = webView.isLoading && (state.failed == nil || state.pending != nil)
    progressView.progress = Float(webView.estimatedProgress)
    progressView.isHidden = !isLoading
    buttons.show(
      back: canGoBack, forward: canGoForward, isLoading: isLoading, hasPage: url != nil)
  }
}
