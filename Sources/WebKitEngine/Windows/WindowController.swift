import EngineSupport
import Foundation
import WebEngine

/// Reports the popups that the page requests, and refuses them.
///
/// Popups cannot be opened: WebKitGTK gives a popup the user scripts and message handlers of its opener, and
/// does not identify the sender of a message, so the reports of two pages could not be told apart.
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

  /// Refuses a popup that the app decided to open, and throws an error that explains it.
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

  /// Refuses the pending popups when the page is closed or its process terminates.
  func refusePending() {
    for identifier in pending { refuseInHelper(identifier) }
    pending = []
  }

  private func refuseInHelper(_ identifier: Int) {
    page.helper.connection.send(
      "Page.decidePopup", ["decision": .integer(identifier), "isAllowed": false])
  }
}
