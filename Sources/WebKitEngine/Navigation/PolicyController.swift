import EngineSupport
import Foundation
import WebEngine

/// Asks the app for policy decisions.
@PageActor
final class PolicyController {
  private var pending: Set<Int> = []
  private unowned let page: any PolicyPage

  init(page: any PolicyPage) {
    self.page = page
  }

  /// Whether a navigation or a response waits for the app's policy decision.
  var hasPendingDecision: Bool { !pending.isEmpty }

  /// Handles a navigation or a response that waits for a policy decision.
  func handle(_ message: HelperMessage) async {
    switch message.method {
    case "Page.decideResponse":
      guard let event = message.parameters(NavigationEvents.Response.self) else { return }
      didReceive(event)
    default:
      guard let event = message.parameters(NavigationEvents.Action.self),
        let url = URL(address: event.url)
      else { return }
      await didRequest(event, url, isNewWindow: message.method == "Page.decideNewWindow")
    }
  }

  private func didRequest(
    _ event: NavigationEvents.Action, _ url: URL, isNewWindow: Bool
  ) async {
    if !isNewWindow, !event.isRedirect, page.isRequestedByApp(url) {
      return send(event.decision, "allow")
    }
    var target: PageFrame?
    if !isNewWindow { target = await frame(loading: url, event) }
    var request = NavigationRequest(
      identifier: event.decision, cause: event.navigationCause, url: url, method: event.method,
      headers: event.fields, target: target, source: page.mainFrame, isRedirect: event.isRedirect)
    request.hasUserGesture = event.hasUserGesture
    if target?.isMain == true, url.fragment != nil, let document = page.mainFrame.url,
      document.withoutFragment == url.withoutFragment, event.navigationCause != .reload
    {
      request.isWithinDocument = true
    }
    pending.insert(event.decision)
    page.emit([.policy(.decideNavigation(request))])
  }

  /// Returns the target frame of a navigation: a subframe whose element has the URL, or the main frame.
  ///
  /// WebKitGTK does not provide the frame of a navigation.
  private func frame(loading url: URL, _ event: NavigationEvents.Action) async -> PageFrame {
    guard event.navigationCause == .other, !event.isRedirect else { return page.mainFrame }
    let text = JSON.string(url.absoluteString).text
    let isFrame = try? await page.evaluateInObserver(
      """
      [...document.querySelectorAll('iframe, frame, object, embed')]
        .some(e => (e.src ?? e.data) === \(text))
      """, as: Bool.self, timeout: Self.frameSearch)
    guard isFrame == true else { return page.mainFrame }
    return PageFrame(identifier: "frame \(url.absoluteString)", isMain: false, url: nil)
  }

  /// A page that is blocked by a panel or an endless script does not respond, and delays its later events.
  private static let frameSearch: Duration = .milliseconds(500)

  private func didReceive(_ event: NavigationEvents.Response) {
    guard let url = URL(address: event.url) else { return send(event.decision, "allow") }
    if event.isMainFrame { page.didReceiveMainResponse(status: event.status) }
    let frame =
      event.isMainFrame
      ? page.mainFrame
      : PageFrame(identifier: "frame \(event.url)", isMain: false, url: url)
    pending.insert(event.decision)
    page.emit([
      .policy(
        .decideResponse(
          NavigationResponse(
            identifier: event.decision, url: url, status: url.isFileURL ? 0 : event.status,
            headers: event.fields, mediaType: event.mimeType.lowercased(),
            canShow: event.canShow, frame: frame)))
    ])
  }

  /// Sends the decision on a navigation or a response; ignored if that is not pending any more.
  func decide(_ identifier: Int, _ decision: NavigationDecision) {
    guard pending.remove(identifier) != nil else { return }
    send(identifier, decision == .allow ? "allow" : "cancel")
  }

  /// Turns a navigation or a response into a download; returns whether it was pending.
  func download(_ identifier: Int) -> Bool {
    guard pending.remove(identifier) != nil else { return false }
    send(identifier, "download")
    return true
  }

  /// Discards the pending decisions when the page's process terminates.
  func didCrash() { pending = [] }

  private func send(_ decision: Int, _ policy: String) {
    page.send("Page.decide", ["decision": .integer(decision), "policy": .string(policy)])
  }
}
