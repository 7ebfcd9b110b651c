import EngineSupport
import Foundation
import WebEngine

/// The popups that a page opens, and the opener of the page itself.
///
/// Chromium creates popups paused; they wait until the app has decided on them.
@PageActor
final class WindowController: PageController {
  nonisolated static let events: Set = ["Page.windowOpen"]

  private var state = WindowState()
  private unowned let page: any WindowPage

  /// - Parameter opener: The opener of the page's window; `nil` if the app opened it.
  init(page: any WindowPage, opener: WindowOpener?) {
    self.page = page
    state.opener = opener
    state.isBlank = opener?.opening.url.isEmpty == true
  }

  func handle(_ message: IncomingMessage) {
    guard let event = message.parameters(WindowEvents.Open.self) else { return }
    state.pendingOpenings.append(state.opening(for: event))
  }

  // MARK: Windows of the page

  /// Opens a page in a popup that awaits a policy decision.
  func openWindow(
    _ identifier: Int, _ configuration: PageConfiguration
  ) async throws(WebEngineError) -> any WebPage {
    guard case .popup(let window) = page.removeDecision(identifier) else {
      throw WebEngineError(.pageClosed, "The page's popup is not pending any more.")
    }
    let opener = page.frame(window.openerFrame ?? page.target)
    let opened = try await ChromiumPage.makePage(
      window, openedBy: opener, configuration, in: page.browser)
    opened.windows.state.openerTarget = page.target
    return opened
  }

  /// Refuses a popup that awaits a policy decision.
  func refuseWindow(_ identifier: Int) {
    guard case .popup(let window) = page.removeDecision(identifier) else { return }
    refuse(window)
  }

  /// Closes a popup before it loads anything.
  func refuse(_ window: PendingPopup) { page.browser.refuse(window, secret: page.secret) }

  /// Handles a popup of the page: those of links and forms await a policy decision (W217), those of scripts
  /// do not (W218).
  func didAppear(_ appeared: PendingPopup) async {
    // `Page.windowOpen` precedes the tab.
    await page.waitUntilEventsAreReported()
    var window = appeared
    if !state.pendingOpenings.isEmpty { window.opening = state.pendingOpenings.removeFirst() }
    guard !page.isClosed, !page.isCrashed, !page.isHalted else { return refuse(window) }
    if window.opening.cause == .other { return requestPopup(for: window) }
    page.emit([.policy(.decideNavigation(page.addNavigation(for: window)))])
  }

  /// Requests the web view for a popup.
  func requestPopup(for window: PendingPopup) {
    page.emit([.policy(.requestPopup(page.addWindowRequest(for: window)))])
  }

  /// Refuses all popups that await a policy decision.
  func refusePending() {
    for window in page.removePopups() { refuse(window) }
  }

  // MARK: The page's own window

  /// The opener of the page's window until its first commit; `nil` if the app opened it.
  var opener: WindowOpener? { state.opener }

  /// The identifier of the tab whose page opened this one.
  var openerTarget: String? { state.openerTarget }

  /// A Boolean value that indicates whether the page is a popup without a URL that has not loaded a document.
  var isBlank: Bool { state.isBlank }

  /// Handles a commit of the main frame.
  ///
  /// - Returns: The opener of the window, for its first document.
  func didCommit() -> WindowOpener? {
    defer {
      state.opener = nil
      state.clearActivations()
    }
    return state.opener
  }

  /// Handles the end of a document's load.
  func didShowDocument() { state.isBlank = false }

  // MARK: Links and forms

  /// Handles a click on a link.
  func didPressLink(_ url: String) { state.clickedLink = url }

  /// Handles a click on a link whose default action no script prevented.
  func didFollowLink(_ url: String, in frame: String) {
    state.followedLink = url
    state.lastActivation = (.now, frame)
  }

  /// Handles a form submission to another frame or a window.
  func didSubmit(_ form: SubmittedForm, in frame: String) {
    state.submittedForm = form
    state.lastActivation = (.now, frame)
  }

  /// Returns the frame whose link or form just started a navigation to a URL; `nil` for none.
  func source(of url: String) -> String? { state.source(of: url) }

  /// Returns the link or form that just started a navigation in another window, and its frame.
  ///
  /// A link or form is returned only once (W219).
  func consumeInitiator(of url: String) -> NavigationInitiator? {
    state.consumeSource(of: url).map {
      NavigationInitiator(cause: $0.cause, frame: page.frame($0.frame))
    }
  }
}
