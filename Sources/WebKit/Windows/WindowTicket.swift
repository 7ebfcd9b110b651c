import WebEngine

/// A window that a page waits for, until the app has made a web view for it or refused.
///
/// It travels with the configuration that the app is given, and with its copies.
@MainActor
final class WindowTicket {
  private enum State {
    /// The app is being asked.
    case open
    /// The app returned the web view of this line.
    case granted(ObjectIdentifier)
    /// There is nothing more to be had for it.
    case spent
  }

  private let page: any WebPage
  private let identifier: Int
  private var state: State = .open
  private var waiters: [CheckedContinuation<Void, Never>] = []
  /// The web view whose page asks for the window.
  private(set) weak var opener: WKWebView?

  init(_ identifier: Int, of page: any WebPage, in opener: WKWebView) {
    self.identifier = identifier
    self.page = page
    self.opener = opener
  }

  /// The window's page for the line that it was granted to; `nil` for every other line.
  func makePage(
    for connection: PageConnection, _ configuration: PageConfiguration
  ) async throws(WebEngineError) -> (any WebPage)? {
    while case .open = state { await withCheckedContinuation { waiters.append($0) } }
    guard case .granted(let line) = state, line == ObjectIdentifier(connection) else { return nil }
    state = .spent
    return try await page.openWindow(identifier, configuration)
  }

  /// The app returned the web view of a line.
  func grant(to connection: PageConnection) { settle(.granted(ObjectIdentifier(connection))) }

  /// The app returned no web view, or that is gone.
  func refuse() {
    if case .spent = state { return }
    settle(.spent)
    let (page, identifier) = (page, identifier)
    Task { await page.refuseWindow(identifier) }
  }

  private func settle(_ state: State) {
    self.state = state
    let waiters = waiters
    self.waiters = []
    for waiter in waiters { waiter.resume() }
  }
}
