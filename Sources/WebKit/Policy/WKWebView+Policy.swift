import Foundation
import FoundationNetworking
import UIKit
import WebEngine

/// Policy decisions for navigation actions and responses: the delegate's, or else WebKit's
/// defaults.
extension WKWebView {
  // MARK: Asking the delegate

  func decide(
    _ action: WKNavigationAction,
    then: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    let preferences = defaultPreferences
    guard let navigationDelegate else {
      return then(defaultPolicy(for: action), preferences)
    }
    // If the delegate implements the variant with preferences, the others are not called (W165).
    let withPreferences = CallChecker("webView(_:decidePolicyFor:preferences:decisionHandler:)")
    let isAsked =
      OptionalRequirement.implemented(by: navigationDelegate) {
        navigationDelegate.webView(self, decidePolicyFor: action, preferences: preferences) {
          if withPreferences.isFirstCall() { then($0, $1) }
        }
      } != nil
    guard !isAsked else { return }
    withPreferences.invalidate()
    let checker = CallChecker("webView(_:decidePolicyFor:decisionHandler:)")
    navigationDelegate.webView(self, decidePolicyFor: action) { policy in
      if checker.isFirstCall() { then(policy, preferences) }
    }
  }

  func decide(
    _ response: WKNavigationResponse,
    then: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    guard let navigationDelegate else { return then(defaultPolicy(for: response)) }
    let checker = CallChecker("webView(_:decidePolicyFor:decisionHandler:)")
    navigationDelegate.webView(self, decidePolicyFor: response) { policy in
      if checker.isFirstCall() { then(policy) }
    }
  }

  /// Decides the policy of a navigation by the page, or of a server redirect.
  func pageDidRequestNavigation(_ question: NavigationRequest) {
    let page = connection?.openPage
    guard
      question.target != nil
        || mayOpenWindow(question.cause, hasUserGesture: question.hasUserGesture)
    else {
      Task { await page?.decide(question.identifier, .cancel) }
      return
    }
    let action = WKNavigationAction(question, in: self)
    let isWithdrawable = question.target?.isMain == true && !question.isRedirect
    if isWithdrawable { self.viewState.pendingNavigations.insert(question.identifier) }
    let pending = PendingDecision()
    let finish = {
      @MainActor @Sendable [weak self]
      (policy: WKNavigationActionPolicy, preferences: WKWebpagePreferences) in
      guard pending.resolve() else { return }
      if isWithdrawable, let self,
        self.viewState.pendingNavigations.remove(question.identifier) == nil
      {
        return
      }
      if policy == .download, let self { return download(question, action) }
      var policy = policy
      if let self, policy == .allow, question.target?.isMain == true,
        leavesAppBoundDomains(question.url)
      {
        policy = .cancel
        failForAppBoundDomain()
      }
      let decision: NavigationDecision = policy == .allow ? .allow : .cancel
      var due: DueSettings?
      if let self, policy == .allow, question.target?.isMain == true {
        prepareDocument(method: question.method, ownRequest(after: question), preferences)
        due = dueSettings()
      }
      Task {
        if let page { try? await due?.send(to: page) }
        await page?.decide(question.identifier, decision)
      }
    }
    decide(action, then: finish)
    // A same-document navigation does not wait: a later decision is ignored (W200).
    if question.isWithinDocument, question.hasUserGesture, !pending.isGiven {
      finish(.allow, defaultPreferences)
    }
  }

  /// Cancels the page's pending navigations of its main frame, regardless of a later decision: the
  /// app has started another load, or stopped loading (W196).
  func withdrawNavigations() {
    let withdrawn = viewState.pendingNavigations.sorted()
    guard !withdrawn.isEmpty else { return }
    viewState.pendingNavigations = []
    let openPage = connection?.openPage
    Task {
      for identifier in withdrawn { await openPage?.decide(identifier, .cancel) }
    }
  }

  /// Decides the policy of a response that is about to be committed.
  func pageDidReceiveResponse(_ question: NavigationResponse) {
    let page = connection?.openPage
    if question.frame.isMain {
      let isServers = ["http", "https"].contains(question.url.scheme?.lowercased())
      self.viewState.nextDocument.status = isServers ? question.status : 0
    }
    let response = WKNavigationResponse(question)
    decide(response) { [weak self] policy in
      if policy == .download, let self { return download(question, response) }
      let decision: NavigationDecision = policy == .allow ? .allow : .cancel
      if let self, policy == .allow, question.frame.isMain {
        self.viewState.nextDocument.mediaType = question.mediaType
      }
      Task { await page?.decide(question.identifier, decision) }
    }
  }

  // MARK: Default policies

  func defaultPolicy(for action: WKNavigationAction) -> WKNavigationActionPolicy {
    guard action.targetFrame != nil else { return .allow }
    guard isLoadable(action.request.url) else { return .cancel }
    return action.shouldPerformDownload ? .download : .allow
  }

  func defaultPolicy(for response: WKNavigationResponse) -> WKNavigationResponsePolicy {
    response.canShowMIMEType ? .allow : .cancel
  }

  /// Returns whether WebKit or a registered handler loads URLs of this scheme (W169).
  func isLoadable(_ url: URL?) -> Bool {
    if storedConfiguration.schemeHandlers[url?.scheme] != nil { return true }
    let schemes: Set<String> = ["http", "https", "file", "about", "data", "blob", "javascript"]
    return schemes.contains(url?.scheme?.lowercased() ?? "")
  }

  // MARK: Actions and requests

  /// Returns the navigation action of a load that the app began (W206).
  func action(for request: URLRequest, _ type: WKNavigationType) -> WKNavigationAction {
    var request = request
    completeHeaders(of: &request)
    let frame = WKFrameInfo(
      PageFrame(identifier: "", isMain: true, url: navigation.load.committedURL), in: self)
    return WKNavigationAction(
      sourceFrame: frame, targetFrame: frame, navigationType: type, request: request)
  }

  /// Adds the headers that every request of a web view has (W173).
  func completeHeaders(of request: inout URLRequest) {
    if request.value(forHTTPHeaderField: "User-Agent") == nil {
      request.setValue(userAgent, forHTTPHeaderField: "User-Agent")
    }
    request.setValue(
      "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
      forHTTPHeaderField: "Accept")
  }
}
