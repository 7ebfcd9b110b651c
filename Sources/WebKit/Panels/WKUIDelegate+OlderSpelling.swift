public import Foundation

/// The methods of `WKUIDelegate` that take a handler, for apps in Swift 5 that
/// spell the handler without `@MainActor` and `@Sendable`: docs/spec/source-compat.md, section 3.1.1.
@preconcurrency @MainActor
public protocol _WKUIDelegateHandlers: NSObjectProtocol {
  /// Shows a script's message; the script waits until the handler is called.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void)

  /// Asks a script's question; the script waits until the handler is called with the answer.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)

  /// Asks for a text; the script waits until the handler is called with it, or with `nil`.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (String?) -> Void)

  /// Asks for files; the handler is called with them, or with `nil`.
  func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable ([URL]?) -> Void)

  /// Decides whether a page may use the camera or the microphone, when a script asks for them.
  func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void)

  /// Decides whether a page may learn how the device is turned and moved, when a script asks by
  /// `DeviceMotionEvent.requestPermission()` or that of `DeviceOrientationEvent`.
  func webView(
    _ webView: WKWebView,
    requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo,
    decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void)
}
