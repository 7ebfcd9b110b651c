public import Foundation

/// The methods with which a delegate presents interface elements for a page, such as panels
/// (W304-W309).
///
/// Every method is optional. Panels have two variants each, of which a delegate implements one.
@preconcurrency @MainActor
public protocol WKUIDelegate: _WKUIDelegateHandlers {
  // Requirements with a handler repeat `@MainActor`: docs/spec/source-compat.md, section 3.1.1.

  // MARK: Panels

  /// Shows a script's message; the script waits until the handler is called.
  @_nonoverride @MainActor
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void)

  /// Shows a script's message; the script waits until this returns.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async

  /// Asks a script's question; the script waits until the handler is called with the answer.
  @_nonoverride @MainActor
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)

  /// Asks a script's question and returns the answer, which the script waits for.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async -> Bool

  /// Asks for a text; the script waits until the handler is called with it, or with `nil`.
  @_nonoverride @MainActor
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (String?) -> Void)

  /// Asks for a text and returns it, or `nil`; the script waits for it.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo
  ) async -> String?

  /// Asks for files; the handler is called with them, or with `nil`.
  @_nonoverride @MainActor
  func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable ([URL]?) -> Void)

  /// Asks for files and returns them, or `nil`.
  func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo
  ) async -> [URL]?

  // MARK: Parts of the device

  /// Decides whether a page may use the camera or the microphone, when a script asks for them.
  ///
  /// A page that is granted what the machine does not have gets `NotFoundError`; one that is not
  /// granted it gets `NotAllowedError`.
  @_nonoverride @MainActor
  func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void)

  /// Decides whether a page may use the camera or the microphone, and returns it.
  func webView(
    _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
    initiatedBy frame: WKFrameInfo, type: WKMediaCaptureType
  ) async -> WKPermissionDecision

  /// Decides whether a page may learn how the device is turned and moved, when a script asks by
  /// `DeviceMotionEvent.requestPermission()` or that of `DeviceOrientationEvent`.
  @_nonoverride @MainActor
  func webView(
    _ webView: WKWebView,
    requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo,
    decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void)

  // MARK: Windows

  /// Makes a web view for a window that the page wants; `nil` for none (W217, W218).
  ///
  /// The script that asks for the window waits until this returns.
  ///
  /// - Parameter configuration: What the view is to be made with, and no other (W305).
  /// - Parameter navigationAction: What the window is to show; not to be loaded by the delegate.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?

  /// Tells the delegate that the page closed its window (W309).
  func webViewDidClose(_ webView: WKWebView)
}
