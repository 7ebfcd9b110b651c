public import Foundation

/// The default implementations: a variant with a handler calls the `async` variant, which behaves
/// as iOS does without a delegate (W304).
extension WKUIDelegate {
  /// The default implementation calls the `async` variant, then the handler.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    OlderSpelling.call(self, about: frame) {
      (self as any _WKUIDelegateHandlers).webView(
        webView, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame,
        completionHandler: completionHandler)
    } otherwise: {
      Task {
        await self.webView(
          webView, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame)
        completionHandler()
      }
    }
  }

  /// The default implementation returns immediately and shows no panel (W304).
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async {}

  /// The default implementation calls the handler with the result of the `async` variant.
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    OlderSpelling.call(self, about: frame) {
      (self as any _WKUIDelegateHandlers).webView(
        webView, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame,
        completionHandler: completionHandler)
    } otherwise: {
      Task {
        completionHandler(
          await self.webView(
            webView, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame))
      }
    }
  }

  /// The default implementation returns `false`, as if the user canceled (W304).
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async -> Bool { false }

  /// The default implementation calls the handler with the result of the `async` variant.
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (String?) -> Void
  ) {
    OlderSpelling.call(self, about: frame) {
      (self as any _WKUIDelegateHandlers).webView(
        webView, runJavaScriptTextInputPanelWithPrompt: prompt, defaultText: defaultText,
        initiatedByFrame: frame, completionHandler: completionHandler)
    } otherwise: {
      Task {
        completionHandler(
          await self.webView(
            webView, runJavaScriptTextInputPanelWithPrompt: prompt, defaultText: defaultText,
            initiatedByFrame: frame))
      }
    }
  }

  /// The default implementation returns `nil`, as if the user canceled (W304).
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo
  ) async -> String? { nil }

  /// The default implementation calls the handler with the result of the `async` variant.
  public func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable ([URL]?) -> Void
  ) {
    OlderSpelling.call(self, about: frame) {
      (self as any _WKUIDelegateHandlers).webView(
        webView, runOpenPanelWith: parameters, initiatedByFrame: frame,
        completionHandler: completionHandler)
    } otherwise: {
      Task {
        completionHandler(
          await self.webView(webView, runOpenPanelWith: parameters, initiatedByFrame: frame))
      }
    }
  }

  /// The default implementation returns `nil`, as if the user canceled.
  public func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo
  ) async -> [URL]? { nil }

  /// The default implementation calls the handler with the result of the `async` variant.
  public func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
  ) {
    OlderSpelling.call(self, about: frame) {
      (self as any _WKUIDelegateHandlers).webView(
        webView, requestMediaCapturePermissionFor: origin, initiatedByFrame: frame, type: type,
        decisionHandler: decisionHandler)
    } otherwise: {
      Task {
        decisionHandler(
          await self.webView(
            webView, decideMediaCapturePermissionsFor: origin, initiatedBy: frame, type: type))
      }
    }
  }

  /// The default implementation returns ``WKPermissionDecision/prompt``.
  public func webView(
    _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
    initiatedBy frame: WKFrameInfo, type: WKMediaCaptureType
  ) async -> WKPermissionDecision { .prompt }

  /// The default implementation calls the handler with ``WKPermissionDecision/prompt``.
  public func webView(
    _ webView: WKWebView,
    requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo,
    decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
  ) {
    OlderSpelling.call(self, about: frame) {
      (self as any _WKUIDelegateHandlers).webView(
        webView, requestDeviceOrientationAndMotionPermissionFor: origin, initiatedByFrame: frame,
        decisionHandler: decisionHandler)
    } otherwise: {
      decisionHandler(.prompt)
    }
  }

  /// The default implementation returns `nil`: no window opens (W304).
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }

  /// The default implementation does nothing.
  public func webViewDidClose(_ webView: WKWebView) {}
}
