import Foundation
import UIKit
import WebKit

/// The panels of a page's scripts.
extension PageDelegate {
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    let response = PanelResponse(()) { completionHandler() }
    browser?.present(ScriptPanel.alert(message, of: frame, response))
  }

  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    let response = PanelResponse(false, completionHandler)
    browser?.present(ScriptPanel.confirm(message, of: frame, response))
  }

  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (String?) -> Void
  ) {
    let response = PanelResponse(String?.none, completionHandler)
    browser?.present(ScriptPanel.prompt(prompt, defaultText, of: frame, response))
  }
}
