import EngineSupport
import Foundation
import WebEngine

/// Asks the app for policy decisions, for which navigations and responses wait.
@PageActor
final class PolicyController: PageController {
  nonisolated static let events: Set = ["Page.frameRequestedNavigation"]

  /// The navigations that have not been committed.
  var navigations = ProvisionalNavigations()
  /// The pending decisions of the app.
  var decisions = PendingDecisions() { didSet { page.updateAcceptsScripts() } }
  unowned let page: ChromiumPage

  init(page: ChromiumPage) {
    self.page = page
  }

  func handle(_ message: IncomingMessage) {
    guard let event = message.parameters(ProtocolEvents.FrameRequestedNavigation.self) else {
      return
    }
    navigations.didRequest(event)
  }

  /// Removes the pending decisions when the page's process terminates.
  func didCrash() {
    navigations = ProvisionalNavigations()
    decisions.removeAll()
  }

  /// Carries out a decision of the app; ignores a decision that is no longer pending.
  func decide(_ identifier: Int, _ decision: NavigationDecision) {
    let isAllowed = decision == .allow
    switch decisions.remove(identifier) {
    case .request(let pause): isAllowed ? allow(pause) : cancel(pause)
    case .postponedRequest(let pause): decidePostponed(pause, decision)
    case .response(let pause, let file):
      isAllowed ? page.interception.show(pause, file) : cancelResponse(pause, file)
    case .unhandledScheme(let url, let frame):
      if isAllowed { page.loads.loadUnhandledScheme(url, in: frame) }
    case .redirectToUnhandledScheme(let pause, let url):
      page.interception.refuse(
        pause, loader: page.mainLoader(of: pause), isAllowed ? .unsupportedURL : .interrupted, url,
        "a redirect to \(url)")
    case .downloadRequest(let pause):
      page.downloads.didCancel(pause.request.url)
      page.interception.abort(pause)
      if isAllowed { page.loads.navigate(to: pause.request.url) }
    case .fragmentNavigation(let url):
      if isAllowed { page.sendToObserver("fanlight.goToFragment(\(JSON.string(url).text))") }
    case .popupNavigation(let popup):
      isAllowed ? page.windows.requestPopup(for: popup) : page.windows.refuse(popup)
    case .popup(let popup): page.windows.refuse(popup)
    case .download(let download): Task { await download.close() }
    case nil: break
    }
  }

  private func allow(_ pause: ProtocolEvents.RequestPaused) {
    reportAllowed(pause)
    page.interception.resume(pause)
  }

  /// Reports the start or the redirect of a load that the app has allowed.
  private func reportAllowed(_ pause: ProtocolEvents.RequestPaused) {
    guard let loader = page.mainLoader(of: pause) else { return }
    let redirect = pause.redirectedRequestId == nil ? nil : URL(address: pause.request.url)
    page.loads.didAllow(loader, redirect: redirect)
  }

  func cancel(_ pause: ProtocolEvents.RequestPaused) {
    if let loader = page.mainLoader(of: pause), !page.loads.discard(loader) {
      // A load that was redirected has started (W181).
      page.loads.willFail(
        loader: loader,
        PageFailure(
          kind: .interrupted, url: URL(address: pause.request.url), detail: "not allowed"))
    }
    page.interception.abort(pause)
  }

  private func cancelResponse(
    _ pause: ProtocolEvents.RequestPaused, _ file: LocalFileReader.File?
  ) {
    let refusal = (file.map(MainResourceResponse.init) ?? pause.response)?.refusal
    page.interception.refuse(
      pause, loader: page.mainLoader(of: pause), .interrupted, URL(address: pause.request.url),
      refusal ?? "the response was not allowed")
  }

  // MARK: Postponed loads

  // While a navigation of the main frame waits for its decision, Chromium sends no commands to the page's process
  // (docs/spec/chromium.md 5.14). An app that evaluates a script before it decides would be deadlocked.

  /// Cancels the main frame's load that awaits a policy decision, to restart it when it is allowed.
  func postponeUndecidedLoad() {
    let pause = decisions.postponeRequest { $0.frameId == page.target && canRestart($0) }
    guard let pause, let loader = pause.networkId else { return }
    page.loads.postpone(loader)
    page.interception.abort(pause)
  }

  /// Returns whether a load can be restarted with its URL and body: no traversal or reload, and no body with a
  /// file.
  private func canRestart(_ pause: ProtocolEvents.RequestPaused) -> Bool {
    guard let loader = pause.networkId else { return false }
    let isComplete = pause.request.hasPostData != true || pause.request.body != nil
    return isComplete && ![.reload, .backForward].contains(navigations.cause(of: loader))
  }

  private func decidePostponed(
    _ pause: ProtocolEvents.RequestPaused, _ decision: NavigationDecision
  ) {
    guard let loader = pause.networkId, page.loads.isPostponed(loader) else { return }
    guard decision == .allow else {
      return page.loads.cancelPostponed(loader, url: URL(address: pause.request.url))
    }
    reportAllowed(pause)
    page.loads.resumePostponed(loader, pause.request)
  }
}
