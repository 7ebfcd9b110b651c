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
    let answer = PanelAnswer(()) { completionHandler() }
    browser?.present(ScriptPanel.alert(message, of: frame, answer))
  }

  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    let answer = PanelAnswer(false, completionHandler)
    browser?.present(ScriptPanel.confirm(message, of: frame, answer))
  }

  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (String?) -> Void
  ) {
    let answer = PanelAnswer(String?.none, completionHandler)
    browser?.present(ScriptPanel.prompt(prompt, defaultText, of: frame, answer))
  }
}
