public import Foundation

/// The methods a delegate implements to present native interface elements for a page (W304-W309).
///
/// Every method is optional. Methods with a handler have an `async` variant; a delegate implements
/// one of the two.
@preconcurrency @MainActor
public protocol WKUIDelegate: _WKUIDelegateHandlers {
  // Requirements with a handler repeat `@MainActor`: docs/spec/source-compat.md, section 3.1.1.

  // MARK: Panels

  /// Tells the delegate to display a JavaScript alert panel.
  ///
  /// The script is blocked until the handler is called (W307).
  ///
  /// - Parameters:
  ///   - message: The message to display.
  ///   - frame: The frame whose script called `alert()`.
  ///   - completionHandler: The handler to call exactly once, when the user dismisses the panel
  ///     (W306).
  @_nonoverride @MainActor
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void)

  /// Tells the delegate to display a JavaScript alert panel; the `async` variant.
  ///
  /// The script is blocked until this method returns (W307).
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async

  /// Asks the delegate to display a JavaScript confirm panel.
  ///
  /// The script is blocked until the handler is called (W307).
  ///
  /// - Parameters:
  ///   - message: The message to display.
  ///   - frame: The frame whose script called `confirm()`.
  ///   - completionHandler: The handler to call exactly once (W306): with `true` if the user chose
  ///     OK, with `false` if the user chose Cancel.
  @_nonoverride @MainActor
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)

  /// Asks the delegate to display a JavaScript confirm panel; the `async` variant.
  ///
  /// The script is blocked until this method returns (W307).
  ///
  /// - Returns: `true` if the user chose OK, `false` if the user chose Cancel.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async -> Bool

  /// Asks the delegate to display a JavaScript text input panel.
  ///
  /// The script is blocked until the handler is called (W307).
  ///
  /// - Parameters:
  ///   - prompt: The prompt to display.
  ///   - defaultText: The initial text of the text field.
  ///   - frame: The frame whose script called `prompt()`.
  ///   - completionHandler: The handler to call exactly once (W306): with the text if the user
  ///     chose OK, with `nil` if the user chose Cancel.
  @_nonoverride @MainActor
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (String?) -> Void)

  /// Asks the delegate to display a JavaScript text input panel; the `async` variant.
  ///
  /// The script is blocked until this method returns (W307).
  ///
  /// - Returns: The text if the user chose OK, `nil` if the user chose Cancel.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo
  ) async -> String?

  /// Asks the delegate to display a file upload panel.
  ///
  /// - Parameters:
  ///   - parameters: What the file upload control accepts.
  ///   - frame: The frame whose file upload control was activated.
  ///   - completionHandler: The handler to call exactly once (W306): with the URLs of the files, or
  ///     with `nil` if the user chose Cancel.
  @_nonoverride @MainActor
  func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable ([URL]?) -> Void)

  /// Asks the delegate to display a file upload panel; the `async` variant.
  ///
  /// - Returns: The URLs of the files, or `nil` if the user chose Cancel.
  func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo
  ) async -> [URL]?

  // MARK: Permissions

  /// Asks the delegate whether to grant a page access to the camera, the microphone or both.
  ///
  /// When access is granted but the machine has no such device, the script's request fails with
  /// `NotFoundError`; when access is not granted, with `NotAllowedError`.
  @_nonoverride @MainActor
  func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void)

  /// Asks the delegate whether to grant a page access to the camera, the microphone or both; the
  /// `async` variant.
  func webView(
    _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
    initiatedBy frame: WKFrameInfo, type: WKMediaCaptureType
  ) async -> WKPermissionDecision

  /// Asks the delegate whether to grant a page access to the device's orientation and motion.
  ///
  /// It is called when a script calls `requestPermission()` of `DeviceMotionEvent` or of
  /// `DeviceOrientationEvent`.
  @_nonoverride @MainActor
  func webView(
    _ webView: WKWebView,
    requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo,
    decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void)

  // MARK: Windows

  /// Asks the delegate to create a web view for a window that a page opens (W217, W218).
  ///
  /// The script that opens the window is blocked until this method returns. The web view loads the
  /// request of the navigation action by itself; the delegate does not load it.
  ///
  /// - Parameters:
  ///   - configuration: The configuration with which to create the web view, and no other (W305).
  ///   - navigationAction: The action that opens the window.
  ///   - windowFeatures: The features of the window that the page requested.
  /// - Returns: The new web view, or `nil` to open no window.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?

  /// Tells the delegate that the page closed its window (W309).
  func webViewDidClose(_ webView: WKWebView)
}
