import Foundation
import WebEngine

/// The navigations that await a policy decision.
extension PolicyController {
  /// Requests a decision on a request, where it needs one.
  func decidePolicy(forRequest pause: ProtocolEvents.RequestPaused) {
    let loader = pause.networkId ?? ""
    guard pause.resourceType == "Document" else { return page.interception.resume(pause) }
    if pause.redirectedRequestId == nil {
      if state.isRequestedByApp(loader) { return page.interception.resume(pause) }
      // The first document of a window is explained by what opened it.
      if state.isUnexplained(loader), page.windows.opener == nil {
        return settleCause(of: loader, pause.frameId) { [self] in findSource(of: pause) }
      }
    }
    findSource(of: pause)
  }

  /// A load began of a URL that the engine has nothing for, such as a telephone number.
  func decidePolicy(
    forUnloadable url: URL, _ event: ProtocolEvents.FrameStartedNavigating
  ) {
    page.loads.mayBeAbandoned = event.frameId == page.target
    settleCause(of: event.loaderId, event.frameId) { [self] in
      state.setSource(page.windows.source(of: event.url), of: event.loaderId)
      let request = state.hold(
        unloadable: url, frame: event.frameId, loader: event.loaderId, main: page.target)
      page.emit([.policy(.decideNavigation(request))])
    }
  }

  /// The observer canceled a load of a URL that the engine has nothing for.
  func decidePolicy(
    forCanceled address: String, of frame: String, _ cause: NavigationRequest.Cause
  ) {
    guard let url = URL(address: address) else { return }
    let request = state.hold(
      unloadable: url, frame: frame, cause: cause, source: page.windows.source(of: address),
      main: page.target)
    page.emit([.policy(.decideNavigation(request))])
    // A form stops the parser before the observer can cancel it, and nothing reports that afterwards.
    guard cause == .form, frame == page.target, page.loads.isLoading else { return }
    page.perform { [self] in
      let isAbandoned = try? await page.askWorld(
        "document.readyState === 'complete' && performance.timing.loadEventStart === 0",
        as: Bool.self)
      guard isAbandoned == true else { return }
      page.loads.mayBeAbandoned = true
      page.loads.endAbandonedDocument()
    }
  }

  /// A link leads to a fragment of its document.
  func decidePolicy(forFragment address: String, hasUserGesture: Bool) {
    guard let url = URL(address: address) else { return }
    let request = state.hold(
      fragment: url, address, hasUserGesture: hasUserGesture, main: page.target)
    page.emit([.policy(.decideNavigation(request))])
  }

  /// Continues when the cause of a load is known, which Chromium reports apart from the load itself.
  private func settleCause(
    of loader: String, _ frame: String, then resume: @escaping @PageActor () -> Void
  ) {
    guard state.isUnexplained(loader) else { return resume() }
    page.perform { [self] in
      await reportsAreHandled()
      state.settleCause(ofLoader: loader, frame: frame)
      resume()
    }
  }

  private func findSource(of pause: ProtocolEvents.RequestPaused) {
    if pause.redirectedRequestId == nil, let loader = pause.networkId {
      let address = pause.request.url + (pause.request.urlFragment ?? "")
      state.setSource(
        page.windows.source(of: address) ?? state.likelySource(of: pause, main: page.target),
        of: loader)
    }
    guard page.windows.opener == nil, pause.frameId == page.target,
      pause.redirectedRequestId == nil,
      let opener = page.windows.openerTarget.flatMap(page.browser.windows.page)
    else { return requestDecision(on: pause, nil) }
    page.perform { [self] in
      // A link or a form of the page that opened this one may have requested it, or a script of it (W219).
      if let claim = await opener.claim(pause.request.url) {
        return requestDecision(on: pause, claim)
      }
      // The window's own document is the likelier one where both are named.
      guard state.frameNamed(byReferrerOf: pause, main: page.target) == nil else {
        return requestDecision(on: pause, nil)
      }
      requestDecision(on: pause, opener.scriptSource(of: pause))
    }
  }

  /// The frame whose script requested a load in a window that this page opened, by the referrer.
  func scriptSource(
    of pause: ProtocolEvents.RequestPaused
  ) -> (cause: NavigationRequest.Cause, frame: PageFrame)? {
    guard let frame = state.frameNamed(byReferrerOf: pause, main: page.target) else { return nil }
    return (.other, page.frame(frame))
  }

  /// What of the page requested just now a load in another window, and in which frame.
  func claim(
    _ url: String
  ) async -> (cause: NavigationRequest.Cause, frame: PageFrame)? {
    await reportsAreHandled()
    return page.windows.consumeSource(of: url)
  }

  private func requestDecision(
    on pause: ProtocolEvents.RequestPaused,
    _ source: (cause: NavigationRequest.Cause, frame: PageFrame)?
  ) {
    guard var request = state.hold(request: pause, main: page.target) else {
      return cancel(pause)
    }
    page.loads.addAppRequest(to: &request, for: pause)
    if let source {
      request.cause = source.cause
      request.source = source.frame
      request.isFromOpener = true
    }
    if let opener = page.windows.opener, pause.frameId == page.target {
      // The first document of a window is what the page that opened it requests (W218).
      request.cause = opener.opening.cause
      request.source = opener.frame
      request.isFromOpener = true
    }
    page.emit([.policy(.decideNavigation(request))])
  }

  /// Returns when every event that the page reported before now was handled.
  private func reportsAreHandled() async {
    // One of the few commands that its process handles also while it loads another document (5.14).
    _ = try? await page.session.call("Performance.getMetrics", timeout: .seconds(1))
    await page.catchUp()
  }
}
