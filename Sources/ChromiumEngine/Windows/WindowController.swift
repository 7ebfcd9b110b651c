import Foundation
import WebEngine

/// The windows that a page opens, and what opened its own.
///
/// Chromium makes them, and they wait until it is decided who shows them.
@PageActor
final class WindowController: PageController {
  nonisolated static let events: Set = ["Page.windowOpen"]

  private var state = WindowState()
  private unowned let page: any WindowPage

  /// - Parameter opener: What opened the page's window; `nil` where the app did.
  init(page: any WindowPage, opener: WindowOpener?) {
    self.page = page
    state.opener = opener
    state.isBlank = opener?.want.url.isEmpty == true
  }

  func handle(_ message: IncomingMessage) {
    guard let event = message.parameters(WindowEvents.Open.self) else { return }
    state.wanted.append(state.want(event))
  }

  // MARK: Windows of the page

  /// Opens the page in a window that awaits a policy decision.
  func openWindow(
    _ identifier: Int, _ configuration: PageConfiguration
  ) async throws(WebEngineError) -> any WebPage {
    guard case .window(let window) = page.takePending(identifier) else {
      throw WebEngineError(.pageClosed, "The window that the page asked for is gone.")
    }
    let opener = page.frame(window.openerFrame ?? page.target)
    let opened = try await ChromiumPage.adopt(
      window, openedBy: opener, configuration, in: page.browser)
    opened.windows.state.openerTarget = page.target
    return opened
  }

  /// Refuses a window that awaits a policy decision.
  func refuseWindow(_ identifier: Int) {
    guard case .window(let window) = page.takePending(identifier) else { return }
    refuse(window)
  }

  /// Closes a window before it loads anything.
  func refuse(_ window: PendingPopup) { page.browser.refuse(window, secret: page.secret) }

  /// A window appeared that the page opens: links and forms ask first whether they may (W217), scripts
  /// do not (W218).
  func didAppear(_ appeared: PendingPopup) async {
    // The page announced it before it appeared.
    await page.catchUp()
    var window = appeared
    if !state.wanted.isEmpty { window.want = state.wanted.removeFirst() }
    guard !page.isClosed, !page.isCrashed, !page.isHalted else { return refuse(window) }
    if window.want.cause == .other { return ask(for: window) }
    page.emit([.policy(.decideNavigation(page.hold(askedWindow: window)))])
  }

  /// Asks who shows a window.
  func ask(for window: PendingPopup) {
    page.emit([.policy(.requestPopup(page.hold(window: window)))])
  }

  /// Refuses the windows that await a policy decision: nobody is left to make it.
  func refusePending() {
    for window in page.takePendingWindows() { refuse(window) }
  }

  // MARK: The page's own window

  /// What opened the page's window, before its first document; `nil` where the app did.
  var opener: WindowOpener? { state.opener }

  /// The identifier of the tab whose page opened this one.
  var openerTarget: String? { state.openerTarget }

  /// Whether the page is a window that was opened without a URL, and shows nothing else yet.
  var isBlank: Bool { state.isBlank }

  /// The main frame shows another document.
  ///
  /// - Returns: What opened the window, for its first document.
  func didCommit() -> WindowOpener? {
    defer {
      state.opener = nil
      state.forgetActs()
    }
    return state.opener
  }

  /// The document shown was loaded.
  func didShowDocument() { state.isBlank = false }

  // MARK: Links and forms

  /// A link was clicked.
  func didPressLink(_ url: String) { state.pressed = url }

  /// A link was clicked, and no script prevented it from being followed.
  func didFollowLink(_ url: String, in frame: String) {
    state.followed = url
    state.lastAct = (.now, frame)
  }

  /// A form was submitted to another frame or window.
  func didSubmit(_ form: SentForm, in frame: String) {
    state.sentForm = form
    state.lastAct = (.now, frame)
  }

  /// The frame in which a link or a form asked just now for a load; `nil` where none did.
  func source(of url: String) -> String? { state.source(of: url) }

  /// Returns what of the page asked just now for a load in another window, and in which frame; that is
  /// used up (W219).
  func claim(_ url: String) -> (cause: NavigationRequest.Cause, frame: PageFrame)? {
    state.claim(url).map { ($0.cause, page.frame($0.frame)) }
  }
}
