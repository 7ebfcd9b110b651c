import Foundation
import WebEngine

extension WKWebView {
  /// Displays a script's panel through the delegate; without one it is closed immediately (W304).
  func show(_ dialog: PageDialog) {
    guard let delegate = uiDelegate else {
      return closePanel(with: dialog.kind == .alert ? .accept : .dismiss)
    }
    let frame = WKFrameInfo(dialog.frame, in: self)
    switch dialog.kind {
    case .alert:
      let checker = CallChecker(
        "webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)")
      delegate.webView(
        self, runJavaScriptAlertPanelWithMessage: dialog.message, initiatedByFrame: frame
      ) { [weak self] in
        if checker.isFirstCall() { self?.closePanel(with: .accept) }
      }
    case .confirm:
      let checker = CallChecker(
        "webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)")
      delegate.webView(
        self, runJavaScriptConfirmPanelWithMessage: dialog.message, initiatedByFrame: frame
      ) { [weak self] isConfirmed in
        if checker.isFirstCall() { self?.closePanel(with: isConfirmed ? .accept : .dismiss) }
      }
    case .prompt(let text):
      let checker = CallChecker(
        """
        webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:\
        completionHandler:)
        """)
      delegate.webView(
        self, runJavaScriptTextInputPanelWithPrompt: dialog.message, defaultText: text,
        initiatedByFrame: frame
      ) { [weak self] text in
        if checker.isFirstCall() {
          self?.closePanel(with: text.map(PageDialog.Response.text) ?? .dismiss)
        }
      }
    }
  }

  /// Displays a file upload panel through the delegate.
  func show(_ request: PageFileRequest) {
    guard let delegate = uiDelegate else { return deliver(nil, to: request) }
    let checker = CallChecker(
      "webView(_:runOpenPanelWith:initiatedByFrame:completionHandler:)")
    delegate.webView(
      self, runOpenPanelWith: WKOpenPanelParameters(request),
      initiatedByFrame: WKFrameInfo(request.frame, in: self)
    ) { [weak self] files in
      if checker.isFirstCall() { self?.deliver(files, to: request) }
    }
  }

  /// Closes a panel outside the command queue, whose commands wait for the blocked script.
  private func closePanel(with response: PageDialog.Response) {
    guard let page = connection?.openPage else { return }
    Task { await page.closeDialog(with: response) }
  }

  private func deliver(_ files: [URL]?, to request: PageFileRequest) {
    guard let page = connection?.openPage else { return }
    Task { await page.setFiles(files, for: request) }
  }
}
