import WebEngine

/// A pending popup, until the app has created a web view for it or refused.
///
/// The configuration that the delegate receives contains it, and so do its copies.
@MainActor
final class PendingPopup {
  private enum State {
    /// The delegate's method is running.
    case open
    /// The delegate returned the web view of this connection.
    case granted(ObjectIdentifier)
    /// The popup was opened or refused.
    case spent
  }

  private let page: any WebPage
  private let identifier: Int
  private var state: State = .open
  private var waiters: [CheckedContinuation<Void, Never>] = []
  /// The web view whose page opens the popup.
  private(set) weak var opener: WKWebView?

  init(_ identifier: Int, of page: any WebPage, in opener: WKWebView) {
    self.identifier = identifier
    self.page = page
    self.opener = opener
  }

  /// Returns the popup's page for the connection that it was granted to; `nil` for other connections.
  func makePage(
    for connection: PageConnection, _ configuration: PageConfiguration
  ) async throws(WebEngineError) -> (any WebPage)? {
    while case .open = state { await withCheckedContinuation { waiters.append($0) } }
    guard case .granted(let granted) = state, granted == ObjectIdentifier(connection) else {
      return nil
    }
    state = .spent
    return try await page.openWindow(identifier, configuration)
  }

  /// Grants the popup to the connection of the web view that the delegate returned.
  func grant(to connection: PageConnection) { resolve(.granted(ObjectIdentifier(connection))) }

  /// Refuses the popup: the delegate returned no web view, or it was deallocated.
  func refuse() {
    if case .spent = state { return }
    resolve(.spent)
    let (page, identifier) = (page, identifier)
    Task { await page.refuseWindow(identifier) }
  }

  private func resolve(_ state: State) {
    self.state = state
    let waiters = waiters
    self.waiters = []
    for waiter in waiters { waiter.resume() }
  }
}
