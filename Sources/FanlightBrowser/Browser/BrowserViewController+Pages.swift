import Foundation
import UIKit
import WebKit

extension BrowserViewController {
  /// Decides about an attempt to go somewhere, and has the system open what is its to open.
  func decide(_ attempt: NavigationAttempt) -> WKNavigationActionPolicy {
    var attempt = attempt
    // What the app itself loads has no page behind it.
    if attempt.cause == .other, attempt.url == state.goalURL { attempt.page = nil }
    // The error page has no address of its own, and its link tries the failed address again.
    if attempt.target == .page, attempt.url?.absoluteString == "about:blank" { return .allow }
    if triesAgain(attempt) {
      reload()
      return .cancel
    }
    if stepsFromErrorPage(attempt) { return .cancel }
    let decision = policy.decision(for: attempt)
    if decision == .show, attempt.target == .newWindow, let url = attempt.url {
      // There is one window; what asks for another gets this one. An empty one is for a script.
      if url.scheme?.lowercased() != "about" { load(url) }
      return .cancel
    }
    if decision == .show {
      noteStep(attempt)
      return .allow
    }
    if decision == .openInSystem, let url = attempt.url { openInSystem(url) }
    if attempt.target == .page { state.wasRefused(attempt.url) }
    showState()
    return .cancel
  }

  /// Whether an attempt is the load of the error page itself, for which no delegate is called.
  func isErrorPageLoad(_ attempt: NavigationAttempt) -> Bool {
    attempt.cause == .other && attempt.target == .page && isErrorPageLoad(at: attempt.url)
  }

  /// Whether a response is that of the error page itself.
  func isErrorPageLoad(_ response: WKNavigationResponse) -> Bool {
    response.isForMainFrame && isErrorPageLoad(at: response.response.url)
  }

  private func isErrorPageLoad(at url: URL?) -> Bool {
    isShowingErrorPage && state.goal == nil && url?.absoluteString == "about:blank"
  }

  /// Notes that the app's own delegate refused what the policy allows.
  func wasRefused(_ attempt: NavigationAttempt) {
    if attempt.target == .page { state.wasRefused(attempt.url) }
    showState()
  }

  /// Whether a person taps the error page's link.
  private func triesAgain(_ attempt: NavigationAttempt) -> Bool {
    guard attempt.cause == .link, attempt.target == .page, state.goal == nil,
      let failed = state.failed?.error.url, let url = attempt.url
    else { return false }
    return WebAddress.areSame(url, failed)
  }

  /// Whether a swipe leads away from an error page: WebKit would go from the page before it.
  private func stepsFromErrorPage(_ attempt: NavigationAttempt) -> Bool {
    guard attempt.cause == .backForward, attempt.target == .page, state.goal == nil,
      state.failed != nil
    else { return false }
    let isForward = webView.backForwardList.forwardList.contains { $0.url == attempt.url }
    if isForward { goForward() } else { goBack() }
    return true
  }

  /// A page that loads itself again, or steps in the history, stays where it stands in the list.
  private func noteStep(_ attempt: NavigationAttempt) {
    guard attempt.target == .page else { return }
    switch attempt.cause {
    case .reload: state.pageAsks(for: attempt.url, item: webView.backForwardList.currentItem)
    case .backForward: state.pageAsks(for: attempt.url, item: entry(of: attempt.url))
    case .link, .form, .other: return
    }
  }

  // MARK: Loads

  /// Goes to an entry of the history, or else to an address.
  func go(to url: URL?, item: WKBackForwardListItem?) {
    // The web view hands on the whole address of a file that was named from a folder.
    let url = url?.absoluteURL
    state.isGoing(to: url, item: item)
    var navigation = item.flatMap { webView.go(to: $0) }
    if navigation == nil, let url { navigation = begin(url) }
    state.isGoing(as: navigation)
    showState()
  }

  /// Takes a step in the history: from a page WebKit's own, which skips what scripts have added;
  /// from an error page, for which WebKit has no place, to the entry that a person expects.
  func step(to item: WKBackForwardListItem?, _ step: () -> WKNavigation?) {
    guard let item else { return }
    if state.failed != nil { return go(to: item.url, item: item) }
    state.isGoing(to: item.url, item: item)
    let navigation = step()
    if let url = webView.url, url != item.url {
      state.isGoing(to: url, item: entry(of: url) ?? item)
    }
    state.isGoing(as: navigation)
    showState()
  }

  /// The nearest other entry of an address.
  private func entry(of url: URL?) -> WKBackForwardListItem? {
    let list = webView.backForwardList
    return (list.backList.reversed() + list.forwardList).first { $0.url == url }
  }

  /// Files are read only from the policy's folders.
  private func begin(_ url: URL) -> WKNavigation? {
    if url.isFileURL, let folder = policy.folder(of: url) {
      return webView.loadFileURL(url, allowingReadAccessTo: folder)
    }
    return webView.load(URLRequest(url: url))
  }

  func loadDidStart(_ navigation: WKNavigation?) {
    state.loadDidStart(navigation, at: webView.url)
    showState()
  }

  /// Another page is there, whose address a person wants to see.
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
    // A page that is pulled down before it was whole ends as the load begins that was asked for.
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

  /// Loads once more what was shown or on its way; what ends again gets a page that says so.
  func processDidEnd() {
    webView.scrollView.refreshControl?.endRefreshing()
    let goal = state.processDidEnd()
    let mayRecover = recovery.processDidEnd(at: ProcessInfo.processInfo.systemUptime)
    // Nothing helps where not even an error page can be shown.
    if !mayRecover, state.isErrorPageDue { return showState() }
    let current = webView.backForwardList.currentItem
    let url = goal?.url ?? state.failed?.error.url ?? current?.url
    let item = goal.map(\.item) ?? state.failed.map(\.item) ?? current
    lostPage = mayRecover ? (url, item) : nil
    if mayRecover {
      recoverIfSeen()
    } else {
      show(state.show(PageError(.processEnded, url: url), item: item))
    }
    showState()
  }

  /// Loads the page again whose process ended, once somebody looks.
  func recoverIfSeen() {
    guard let lost = lostPage, viewIfLoaded?.window != nil else { return }
    lostPage = nil
    go(to: lost.url, item: lost.item)
  }

  // MARK: What is seen

  func observePage() -> [NSKeyValueObservation] {
    func follow<Value>(_ path: KeyPath<SafeAreaWebView, Value>) -> NSKeyValueObservation {
      webView.observe(path) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.showState() }
      }
    }
    return [
      follow(\.estimatedProgress), follow(\.isLoading), follow(\.url), follow(\.title),
      follow(\.canGoBack), follow(\.canGoForward),
    ]
  }

  /// Shows address, progress and buttons as they are now.
  func showState() {
    if !addressField.isFirstResponder { addressField.text = AddressInput.short(url) }
    let title = state.failed == nil ? webView.title : nil
    self.title = title?.isEmpty == false ? title : AddressInput.short(url)
    // The error page's own load is over before anybody could wait for it.
    let isLoading = webView.isLoading && (state.failed == nil || state.goal != nil)
    progressView.progress = Float(webView.estimatedProgress)
    progressView.isHidden = !isLoading
    buttons.show(
      back: canGoBack, forward: canGoForward, isLoading: isLoading, hasPage: url != nil)
  }
}
