public import Foundation

/// A method that is not written answers as the other form of it does, and that one as iOS does
/// without a delegate (W304).
extension WKUIDelegate {
  /// Calls the handler when the other form returns.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    OlderSpelling.ask(self, about: frame) {
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

  /// Returns at once.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async {}

  /// Calls the handler with what the other form returns.
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    OlderSpelling.ask(self, about: frame) {
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

  /// Returns false.
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async -> Bool { false }

  /// Calls the handler with what the other form returns.
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (String?) -> Void
  ) {
    OlderSpelling.ask(self, about: frame) {
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

  /// Returns `nil`.
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo
  ) async -> String? { nil }

  /// Calls the handler with what the other form returns.
  public func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable ([URL]?) -> Void
  ) {
    OlderSpelling.ask(self, about: frame) {
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

  /// Returns `nil`.
  public func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo
  ) async -> [URL]? { nil }

  /// Calls the handler with what the other form returns.
  public func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
  ) {
    OlderSpelling.ask(self, about: frame) {
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

  /// Returns `.prompt`.
  public func webView(
    _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
    initiatedBy frame: WKFrameInfo, type: WKMediaCaptureType
  ) async -> WKPermissionDecision { .prompt }

  /// Calls the handler with `.prompt`.
  public func webView(
    _ webView: WKWebView,
    requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo,
    decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
  ) {
    OlderSpelling.ask(self, about: frame) {
      (self as any _WKUIDelegateHandlers).webView(
        webView, requestDeviceOrientationAndMotionPermissionFor: origin, initiatedByFrame: frame,
        decisionHandler: decisionHandler)
    } otherwise: {
      decisionHandler(.prompt)
    }
  }

  /// Returns `nil`: no window opens.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }

  /// The default implementation does nothing.
  public func webViewDidClose(_ webView: WKWebView) {}
}
