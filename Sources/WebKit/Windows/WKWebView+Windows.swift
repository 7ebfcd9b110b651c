import Foundation
import FoundationNetworking
import WebEngine

extension WKWebView {
  /// The page wants a window: the delegate makes a web view for it, or there is none (W217, W218).
  func pageAsksForWindow(_ request: WindowRequest) {
    guard let page = connection?.openPage else { return }
    let ticket = WindowTicket(request.identifier, of: page, in: self)
    guard mayOpenWindow(request.cause, isByUser: request.isByUser), let uiDelegate else {
      return ticket.refuse()
    }
    let configuration = Self.copy(of: storedConfiguration)
    configuration.windowTicket = ticket
    var asked = URLRequest(url: request.url)
    asked.httpMethod = request.method
    asked.httpBody = request.body
    for (name, value) in request.headers { asked.setValue(value, forHTTPHeaderField: name) }
    completeHeaders(of: &asked)
    let action = WKNavigationAction(
      sourceFrame: WKFrameInfo(request.source, in: self), targetFrame: nil,
      navigationType: WKNavigationType(request.cause), request: asked)
    let view = uiDelegate.webView(
      self, createWebViewWith: configuration, for: action,
      windowFeatures: WKWindowFeatures(request.features))
    guard let view else { return ticket.refuse() }
    // W305
    precondition(
      view.storedConfiguration.windowTicket === ticket,
      """
      NSInternalInconsistencyException: Returned WKWebView was not created with the given \
      configuration.
      """)
    view.take(ticket)
  }

  /// Whether a page may open a window, before anybody is asked: for scripts and forms, a gesture has
  /// to have led to it, or the app's preferences say so (FrameLoader::submitForm of WebKit's).
  func mayOpenWindow(_ cause: NavigationRequest.Cause, isByUser: Bool) -> Bool {
    isByUser || cause == .link
      || storedConfiguration.preferences.javaScriptCanOpenWindowsAutomatically
  }

  /// Shows the window that the view was made for.
  private func take(_ ticket: WindowTicket) {
    guard let connection = openConnection() else { return ticket.refuse() }
    ticket.grant(to: connection)
    // The page is opened by the first command.
    connection.send(.settings) { _ in }
  }

  /// The page closed its window; the app takes the view away, or loads another page into it (W309).
  func pageDidClose() {
    processState = PageProcessState()
    documentState.awaitsFirstRendering = false
    resumeQuietWaiters()
    uiDelegate?.webViewDidClose(self)
  }

  /// The web view whose page asked for this one's window.
  var openerView: WKWebView? { storedConfiguration.windowTicket?.opener }
}
