import Foundation
import WebEngine

/// The policy decisions of the app: navigations and responses wait until they are made.
@PageActor
final class PolicyController: PageController {
  nonisolated static let events: Set = [
    "Page.frameRequestedNavigation", "Page.frameAttached", "Page.frameDetached",
  ]

  /// The pending decisions, and the navigations that precede them.
  var state = PagePolicy() { didSet { page.updateAcceptsScripts() } }
  unowned let page: ChromiumPage

  init(page: ChromiumPage) {
    self.page = page
  }

  func handle(_ message: IncomingMessage) {
    switch message.method {
    case "Page.frameRequestedNavigation":
      guard let event = message.parameters(ProtocolEvents.FrameRequestedNavigation.self)
      else { return }
      state.requested(event)
    case "Page.frameAttached":
      guard let event = message.parameters(ProtocolEvents.FrameAttached.self) else { return }
      state.parents[event.frameId] = event.parentFrameId
    case "Page.frameDetached":
      guard let event = message.parameters(ProtocolEvents.FrameDetached.self) else { return }
      if event.frameId != page.target { page.activities.didDetach(event.frameId) }
      guard event.reason != "swap" else { return }
      state.detached(event.frameId)
    default: break
    }
  }

  /// The page's process ended: nothing awaits a decision any more.
  func didCrash() { state.forgetAll() }

  /// Carries out a decision of the app; one that is not pending any more is ignored.
  func decide(_ identifier: Int, _ decision: NavigationDecision) {
    let isAllowed = decision == .allow
    switch state.take(identifier) {
    case .request(let pause): isAllowed ? allow(pause) : cancel(pause)
    case .postponed(let pause): decidePostponed(pause, decision)
    case .response(let pause, let file):
      isAllowed ? page.interception.show(pause, file) : refuseToShow(pause, file)
    case .unloadable(let url, let frame):
      if isAllowed { page.loads.loadUnloadable(url, in: frame) }
    case .deadEnd(let pause, let url):
      page.interception.refuse(
        pause, loader: page.mainLoader(of: pause), isAllowed ? .unsupportedURL : .interrupted, url,
        "a redirect to \(url)")
    case .save(let pause):
      page.downloads.didCancel(pause.request.url)
      page.interception.abort(pause)
      if isAllowed { page.loads.navigate(to: pause.request.url) }
    case .fragment(let url):
      if isAllowed { page.tellWorld("fanlight.goToFragment(\(JSON.string(url).text))") }
    case .undecidedWindow(let window):
      isAllowed ? page.windows.requestPopup(for: window) : page.windows.refuse(window)
    case .window(let window): page.windows.refuse(window)
    case .saving(let download): Task { await download.close() }
    case nil: break
    }
  }

  private func allow(_ pause: ProtocolEvents.RequestPaused) {
    reportAllowed(pause)
    page.interception.resume(pause)
  }

  /// Reports that a load starts, or is redirected, as the app has allowed.
  private func reportAllowed(_ pause: ProtocolEvents.RequestPaused) {
    guard let loader = page.mainLoader(of: pause) else { return }
    let redirect = pause.redirectedRequestId == nil ? nil : URL(address: pause.request.url)
    page.loads.didAllow(loader, redirect: redirect)
  }

  func cancel(_ pause: ProtocolEvents.RequestPaused) {
    if let loader = page.mainLoader(of: pause), !page.loads.forget(loader) {
      // One that was redirected has started (W181).
      page.loads.willFail(
        loader: loader,
        PageFailure(
          kind: .interrupted, url: URL(address: pause.request.url), detail: "not allowed"))
    }
    page.interception.abort(pause)
  }

  private func refuseToShow(
    _ pause: ProtocolEvents.RequestPaused, _ file: LocalFileReader.File?
  ) {
    let refusal = (file.map(MainResourceResponse.init) ?? pause.response)?.refusal
    page.interception.refuse(
      pause, loader: page.mainLoader(of: pause), .interrupted, URL(address: pause.request.url),
      refusal ?? "the answer was refused")
  }

  // MARK: Postponed loads

  // While a load of the main frame waits, Chromium lets nothing through to the page's process
  // (docs/spec/chromium.md 5.14). An app that asks the page something before it decides would wait for the
  // page, and the page for the app.

  /// Cancels the main frame's load that awaits a policy decision, to begin it again when it is allowed.
  func postponeUndecidedLoad() {
    guard let pause = state.postpone(main: page.target), let loader = pause.networkId else {
      return
    }
    page.loads.postpone(loader)
    page.interception.abort(pause)
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
