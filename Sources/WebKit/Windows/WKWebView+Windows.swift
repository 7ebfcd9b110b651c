import Foundation
import FoundationNetworking
import WebEngine

extension WKWebView {
  /// Asks the delegate for a web view for a popup of the page (W217, W218).
  func pageDidRequestPopup(_ request: WindowRequest) {
    guard let page = connection?.openPage else { return }
    let popup = PendingPopup(request.identifier, of: page, in: self)
    guard mayOpenWindow(request.cause, hasUserGesture: request.hasUserGesture), let uiDelegate
    else {
      return popup.refuse()
    }
    let configuration = Self.copy(of: storedConfiguration)
    configuration.pendingPopup = popup
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
    guard let view else { return popup.refuse() }
    // W305
    precondition(
      view.storedConfiguration.pendingPopup === popup,
      """
      NSInternalInconsistencyException: Returned WKWebView was not created with the given \
      configuration.
      """)
    view.open(popup)
  }

  /// Returns whether a page may open a window, before the delegate's method is called: scripts and forms need
  /// a user gesture or the app's preference (FrameLoader::submitForm of WebKit's).
  func mayOpenWindow(_ cause: NavigationRequest.Cause, hasUserGesture: Bool) -> Bool {
    hasUserGesture || cause == .link
      || storedConfiguration.preferences.javaScriptCanOpenWindowsAutomatically
  }

  /// Opens the pending popup in this view, which was created for it.
  private func open(_ popup: PendingPopup) {
    guard let connection = openConnection() else { return popup.refuse() }
    popup.grant(to: connection)
    // The page is opened by the first command.
    connection.send(.settings) { _ in }
  }

  /// Handles a page that closed its window; the app removes the view or loads another page (W309).
  func pageDidClose() {
    processState = PageProcessState()
    documentState.awaitsFirstRendering = false
    resumeQuietWaiters()
    uiDelegate?.webViewDidClose(self)
  }

  /// The web view whose page opened this one.
  var openerView: WKWebView? { storedConfiguration.pendingPopup?.opener }
}
