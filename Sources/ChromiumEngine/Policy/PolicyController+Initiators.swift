import Foundation
import WebEngine

/// The search for the frames that request navigations, which Chromium does not report.
extension PolicyController {
  /// Continues when the cause of a navigation is known, which Chromium reports separately from its start.
  func resolveCause(
    of loader: String, in frame: String, then resume: @escaping @PageActor () -> Void
  ) {
    guard navigations.isCauseMissing(of: loader) else { return resume() }
    page.perform { [self] in
      await reportsAreHandled()
      navigations.resolveCause(of: loader, in: frame)
      resume()
    }
  }

  /// Requests a decision on a request when the initiator of its navigation is known.
  func resolveInitiator(of pause: ProtocolEvents.RequestPaused) {
    if pause.redirectedRequestId == nil, let loader = pause.networkId {
      let address = pause.request.url + (pause.request.urlFragment ?? "")
      navigations.setInitiator(
        page.windows.source(of: address) ?? likelyInitiator(of: pause), of: loader)
    }
    guard page.windows.opener == nil, pause.frameId == page.target,
      pause.redirectedRequestId == nil,
      let opener = page.windows.openerTarget.flatMap(page.browser.windows.page)
    else { return requestDecision(on: pause, openerInitiator: nil) }
    page.perform { [self] in
      // A link, a form or a script of the page that opened this one may have requested it (W219).
      if let initiator = await opener.consumeInitiator(of: pause.request.url) {
        return requestDecision(on: pause, openerInitiator: initiator)
      }
      // If the referrer is in both pages, the window's own document is the more likely one.
      guard frame(withReferrerOf: pause) == nil else {
        return requestDecision(on: pause, openerInitiator: nil)
      }
      requestDecision(on: pause, openerInitiator: opener.scriptInitiator(of: pause))
    }
  }

  /// Returns the frame whose script requested a navigation in a window that this page opened, found by the
  /// referrer.
  func scriptInitiator(of pause: ProtocolEvents.RequestPaused) -> NavigationInitiator? {
    guard let frame = frame(withReferrerOf: pause) else { return nil }
    return NavigationInitiator(cause: .other, frame: page.frame(frame))
  }

  /// Returns the link or form that just started a navigation in another window; only once (W219).
  func consumeInitiator(of url: String) async -> NavigationInitiator? {
    await reportsAreHandled()
    return page.windows.consumeInitiator(of: url)
  }

  /// Returns the frame that most likely requested a navigation, if no link or form is known to have requested it;
  /// `nil` for the frame that navigates.
  private func likelyInitiator(of pause: ProtocolEvents.RequestPaused) -> String? {
    guard hasOwnReferrer(pause) else { return nil }
    return page.frames.tree.likelyInitiator(
      ofNavigationIn: pause.frameId, referrer: pause.request.referrer)
  }

  /// Returns the frame whose document has the complete URL of a request's referrer; `nil` for none.
  private func frame(withReferrerOf pause: ProtocolEvents.RequestPaused) -> String? {
    guard hasOwnReferrer(pause), let referrer = pause.request.referrer else { return nil }
    return page.frames.tree.frame(withReferrer: referrer)
  }

  /// Returns whether the referrer of a request is the document that requested it; the referrer of a reload or
  /// traversal is that of the original navigation.
  private func hasOwnReferrer(_ pause: ProtocolEvents.RequestPaused) -> Bool {
    ![.reload, .backForward].contains(navigations.cause(of: pause.networkId ?? ""))
  }

  /// Waits until every event that the page reported before the call was handled.
  private func reportsAreHandled() async {
    // One of the few commands that the page's process also handles while it loads another document (5.14).
    _ = try? await page.session.call("Performance.getMetrics", timeout: .seconds(1))
    await page.waitUntilEventsAreReported()
  }
}

extension ProtocolEvents.RequestPaused.Request {
  /// The URL of the `Referer` header field.
  fileprivate var referrer: URL? { field("referer").flatMap { URL(address: $0.value) } }
}
