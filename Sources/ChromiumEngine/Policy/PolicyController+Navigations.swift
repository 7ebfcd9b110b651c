import Foundation
import WebEngine

/// The navigations that need a policy decision.
extension PolicyController {
  /// Requests a decision on a request, if it needs one.
  func decidePolicy(forRequest pause: ProtocolEvents.RequestPaused) {
    let loader = pause.networkId ?? ""
    guard pause.resourceType == "Document" else { return page.interception.resume(pause) }
    if pause.redirectedRequestId == nil {
      if navigations.isRequestedByApp(loader) { return page.interception.resume(pause) }
      // The cause of a window's first navigation is that of its opening.
      if navigations.isCauseMissing(of: loader), page.windows.opener == nil {
        return resolveCause(of: loader, in: pause.frameId) { [self] in
          resolveInitiator(of: pause)
        }
      }
    }
    resolveInitiator(of: pause)
  }

  /// Requests a decision on a navigation that started to a URL whose scheme Chromium does not handle, such
  /// as a telephone number.
  func decidePolicy(
    forUnhandledScheme url: URL, _ event: ProtocolEvents.FrameStartedNavigating
  ) {
    page.loads.mayBeAbandoned = event.frameId == page.target
    resolveCause(of: event.loaderId, in: event.frameId) { [self] in
      let initiator = page.windows.source(of: event.url)
      navigations.setInitiator(initiator, of: event.loaderId)
      let request = addNavigation(
        toUnhandledScheme: url, of: event.frameId, navigations.cause(of: event.loaderId),
        initiator: initiator)
      page.emit([.policy(.decideNavigation(request))])
    }
  }

  /// Requests a decision on a navigation to such a URL that the observer canceled.
  func decidePolicy(
    forCanceled address: String, of frame: String, _ cause: NavigationRequest.Cause
  ) {
    guard let url = URL(address: address) else { return }
    let request = addNavigation(
      toUnhandledScheme: url, of: frame, cause, initiator: page.windows.source(of: address))
    page.emit([.policy(.decideNavigation(request))])
    // A form submission stops the parser before the observer can cancel it, and no event reports that.
    guard cause == .form, frame == page.target, page.loads.isLoading else { return }
    page.perform { [self] in
      let isAbandoned = try? await page.evaluateInObserver(
        "document.readyState === 'complete' && performance.timing.loadEventStart === 0",
        as: Bool.self)
      guard isAbandoned == true else { return }
      page.loads.mayBeAbandoned = true
      page.loads.finishAbandonedDocument()
    }
  }

  /// Requests a decision on a link to a fragment of its document.
  func decidePolicy(forFragment address: String, hasUserGesture: Bool) {
    guard let url = URL(address: address) else { return }
    let request = addNavigation(toFragment: address, url, hasUserGesture: hasUserGesture)
    page.emit([.policy(.decideNavigation(request))])
  }

  /// Requests a decision on a request.
  ///
  /// - Parameter openerInitiator: The initiator in the page's opener; `nil` if the opener did not request it.
  func requestDecision(
    on pause: ProtocolEvents.RequestPaused, openerInitiator: NavigationInitiator?
  ) {
    guard var request = addNavigation(forRequest: pause) else { return cancel(pause) }
    page.loads.addAppRequest(to: &request, for: pause)
    var initiator = openerInitiator
    if let opener = page.windows.opener, pause.frameId == page.target {
      // The first document of a window is requested by the page that opened it (W218).
      initiator = NavigationInitiator(cause: opener.opening.cause, frame: opener.frame)
    }
    if let initiator {
      request.cause = initiator.cause
      request.source = initiator.frame
      request.isFromOpener = true
    }
    page.emit([.policy(.decideNavigation(request))])
  }
}
