import Foundation
import WebEngine

/// Windows that the page opens: Chromium makes them, and they wait until it is decided who shows them.
extension ChromiumPage {
  func openWindow(
    _ identifier: Int, _ configuration: PageConfiguration
  ) async throws(WebEngineError) -> any WebPage {
    guard case .window(let window) = policy.take(identifier) else {
      throw WebEngineError(.pageClosed, "The window that the page asked for is gone.")
    }
    let opener = policy.frame(window.openerFrame ?? target, main: target)
    let page = try await ChromiumPage.adopt(
      window, openedBy: opener, configuration, in: browser)
    page.remember(opener: target)
    return page
  }

  /// The page in a tab opened this one.
  private func remember(opener target: String) { windows.openerTarget = target }

  func refuseWindow(_ identifier: Int) {
    guard case .window(let window) = policy.take(identifier) else { return }
    refuse(window)
  }

  func refuse(_ window: PendingPopup) { browser.refuse(window, secret: scripts.secret) }

  /// A window has appeared that the page opens: links and forms ask first whether they may (W217),
  /// scripts do not (W218).
  func take(_ appeared: PendingPopup) async {
    // What the page said of it came before it.
    await catchUp()
    var window = appeared
    if !windows.wanted.isEmpty { window.want = windows.wanted.removeFirst() }
    guard !isClosed, !isCrashed, !isHalted else { return refuse(window) }
    if window.want.cause == .other { return askForWindow(window) }
    emit([.policy(.asksToNavigate(policy.hold(askedWindow: window, main: target)))])
  }

  /// Asks who shows a window.
  func askForWindow(_ window: PendingPopup) {
    emit([.policy(.asksForWindow(policy.hold(window: window, main: target)))])
  }

  /// Refuses the windows that wait: nobody is there any more to say who shows them.
  func refusePendingPopups() {
    for window in policy.takeWindows() { refuse(window) }
  }
}

extension PagePolicy {
  /// Keeps a window that a link or a form wants, and asks whether it may.
  mutating func hold(askedWindow window: PendingPopup, main: String) -> NavigationRequest {
    var request = NavigationRequest(
      identifier: keep(.askedWindow(window)), cause: window.want.cause,
      url: Self.address(of: window), method: window.want.form?.method ?? "GET",
      headers: window.want.form?.headers ?? [:], body: window.want.form?.data, target: nil,
      source: frame(window.openerFrame ?? main, main: main))
    request.isByUser = window.want.isByUser
    return request
  }

  /// Keeps a window until it is decided who shows it, and describes it.
  mutating func hold(window: PendingPopup, main: String) -> WindowRequest {
    var request = WindowRequest(
      identifier: keep(.window(window)), cause: window.want.cause, url: Self.address(of: window),
      source: frame(window.openerFrame ?? main, main: main), features: window.want.features,
      isByUser: window.want.isByUser)
    guard let form = window.want.form else { return request }
    request.method = form.method
    request.headers = form.headers
    request.body = form.data
    return request
  }

  private static func address(of window: PendingPopup) -> URL {
    URL(address: window.want.url) ?? ChromiumPage.blankURL
  }

  /// Takes out the windows that wait.
  mutating func takeWindows() -> [PendingPopup] {
    takeAll { open in
      switch open {
      case .window(let window), .askedWindow(let window): window
      default: nil
      }
    }
  }
}
