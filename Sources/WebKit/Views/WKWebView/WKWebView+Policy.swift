import Foundation
import FoundationNetworking
import UIKit
import WebEngine

/// Whether loads may begin and answers be shown: the delegate is asked, or WebKit's own rules hold.
extension WKWebView {
  // MARK: Asking

  func decide(
    _ action: WKNavigationAction,
    then: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    let preferences = defaultPreferences
    guard let navigationDelegate else {
      return then(defaultPolicy(for: action), preferences)
    }
    // The form with preferences comes before the others, which are not asked then (W165).
    let withPreferences = CallChecker("webView(_:decidePolicyFor:preferences:decisionHandler:)")
    let isAsked =
      OptionalRequirement.implemented(by: navigationDelegate) {
        navigationDelegate.webView(self, decidePolicyFor: action, preferences: preferences) {
          if withPreferences.isFirstCall() { then($0, $1) }
        }
      } != nil
    guard !isAsked else { return }
    withPreferences.isNotAsked()
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

  /// Something in the page began a load, or a server sent one elsewhere.
  func pageAsksToNavigate(_ question: NavigationRequest) {
    let page = connection?.openPage
    guard question.target != nil || mayOpenWindow(question.cause, isByUser: question.isByUser)
    else {
      Task { await page?.decide(question.identifier, .cancel) }
      return
    }
    let action = WKNavigationAction(question, in: self)
    let isWithdrawable = question.target?.isMain == true && !question.isRedirect
    if isWithdrawable { self.viewState.openQuestions.insert(question.identifier) }
    let pending = PendingDecision()
    let finish = {
      @MainActor @Sendable [weak self]
      (policy: WKNavigationActionPolicy, preferences: WKWebpagePreferences) in
      guard pending.give() else { return }
      if isWithdrawable, let self,
        self.viewState.openQuestions.remove(question.identifier) == nil
      {
        return
      }
      if policy == .download, let self { return download(question, action) }
      var policy = policy
      if let self, policy == .allow, question.target?.isMain == true,
        leavesAppBoundDomains(question.url)
      {
        policy = .cancel
        refuseToLeave()
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
    // A step within the document does not wait: what is said of it later is not heeded (W200).
    if question.isWithinDocument, question.isByUser, !pending.isGiven {
      finish(.allow, defaultPreferences)
    }
  }

  /// What the page wants to begin in its main frame is not wanted any more, whatever the delegate
  /// says of it later: the app has asked for another load, or for none (W196).
  func withdrawQuestions() {
    let withdrawn = viewState.openQuestions.sorted()
    guard !withdrawn.isEmpty else { return }
    viewState.openQuestions = []
    let openPage = connection?.openPage
    Task {
      for identifier in withdrawn { await openPage?.decide(identifier, .cancel) }
    }
  }

  /// A server's answer is about to become a document.
  func pageAsksToShow(_ question: NavigationAnswer) {
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

  // MARK: WebKit's own rules

  func defaultPolicy(for action: WKNavigationAction) -> WKNavigationActionPolicy {
    guard action.targetFrame != nil else { return .allow }
    guard isLoadable(action.request.url) else { return .cancel }
    return action.shouldPerformDownload ? .download : .allow
  }

  func defaultPolicy(for response: WKNavigationResponse) -> WKNavigationResponsePolicy {
    response.canShowMIMEType ? .allow : .cancel
  }

  /// Whether the system loads addresses of this kind (W169).
  func isLoadable(_ url: URL?) -> Bool {
    if storedConfiguration.schemeHandlers[url?.scheme] != nil { return true }
    let schemes: Set<String> = ["http", "https", "file", "about", "data", "blob", "javascript"]
    return schemes.contains(url?.scheme?.lowercased() ?? "")
  }

  // MARK: What is asked

  /// A load that the app asked for, as its delegate sees it (W206).
  func action(for request: URLRequest, _ type: WKNavigationType) -> WKNavigationAction {
    var request = request
    completeHeaders(of: &request)
    let frame = WKFrameInfo(
      PageFrame(identifier: "", isMain: true, url: navigation.load.committedURL), in: self)
    return WKNavigationAction(
      sourceFrame: frame, targetFrame: frame, navigationType: type, request: request)
  }

  /// Puts in what every request of a web view carries (W173).
  func completeHeaders(of request: inout URLRequest) {
    if request.value(forHTTPHeaderField: "User-Agent") == nil {
      request.setValue(userAgent, forHTTPHeaderField: "User-Agent")
    }
    request.setValue(
      "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
      forHTTPHeaderField: "Accept")
  }
}
