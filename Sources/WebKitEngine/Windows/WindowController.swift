import EngineSupport
import Foundation
import WebEngine

/// The popups that the page requests, which can be refused only.
///
/// WebKitGTK gives a popup the user scripts and message handlers of its opener, and does not tell whose
/// messages come: the reports of two documents would be one page's.
@PageActor
final class WindowController {
  private var pending: Set<Int> = []
  private unowned let page: any PageContext

  init(page: any PageContext) {
    self.page = page
  }

  /// Handles a request for a popup.
  func handle(_ message: HelperMessage) {
    guard let event = message.parameters(NavigationEvents.Action.self) else { return }
    guard let url = URL(address: event.url.isEmpty ? "about:blank" : event.url) else {
      return refuseInHelper(event.decision)
    }
    var request = WindowRequest(
      identifier: event.decision, cause: event.navigationCause, url: url, source: page.mainFrame,
      hasUserGesture: event.hasUserGesture)
    request.method = event.method
    request.headers = event.fields
    pending.insert(event.decision)
    page.emit([.policy(.requestPopup(request))])
  }

  /// Refuses a popup that the app wants to open, with an error that says so.
  func open(_ identifier: Int) throws(WebEngineError) -> any WebPage {
    refuse(identifier)
    throw WebEngineError(
      .protocolFailed, "The engine webkit does not open popups; window.open returned null.",
      advice: "Use the engine chromium.")
  }

  /// Refuses a popup.
  func refuse(_ identifier: Int) {
    guard pending.remove(identifier) != nil else { return }
    refuseInHelper(identifier)
  }

  /// The page was closed or its process ended.
  func giveUp() {
    for identifier in pending { refuseInHelper(identifier) }
    pending = []
  }

  private func refuseInHelper(_ identifier: Int) {
    page.helper.connection.send(
      "Page.decidePopup", ["decision": .integer(identifier), "isAllowed": false])
  }
}
