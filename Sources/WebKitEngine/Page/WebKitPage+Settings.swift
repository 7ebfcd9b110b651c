import EngineSupport
import Foundation
import WebEngine

/// Settings, media and input; a feature that WebKitGTK lacks throws an error that names it.
extension WebKitPage {
  // MARK: Settings

  func setUserAgent(_ userAgent: String) async throws(WebEngineError) {
    try await call("Page.setSettings", ["userAgent": .string(userAgent)])
  }

  func setMediaType(_ mediaType: String?) throws(WebEngineError) {
    try checkOpen()
    guard let mediaType else { return }
    throw Self.lacks("the media type \(mediaType): pages are always for the screen")
  }

  func setRunsScripts(_ runsScripts: Bool) async throws(WebEngineError) {
    try await call("Page.setSettings", ["runsScripts": .bool(runsScripts)])
  }

  func setVisible(_ isVisible: Bool) throws(WebEngineError) {
    try checkOpen()
    visibility.setVisible(isVisible)
  }

  func setTransparent(_ isTransparent: Bool) async throws(WebEngineError) {
    captures.isTransparent = isTransparent
    try await call("Page.setSettings", ["isTransparent": .bool(isTransparent)])
  }

  func inspectorURL() -> URL? { nil }

  func makePDF(of region: CGRect?) throws(WebEngineError) -> Data {
    try checkOpen()
    throw Self.lacks("a PDF on one sheet")
  }

  // MARK: Media

  func mediaState() async throws(WebEngineError) -> MediaState { try await media.state() }

  func pauseMedia() async throws(WebEngineError) { try await media.perform("pause") }

  func setMediaSuspended(_ isSuspended: Bool) async throws(WebEngineError) {
    try await media.setSuspended(isSuspended)
  }

  func closeMediaPresentations() async throws(WebEngineError) { try await media.perform("close") }

  func decide(_ request: PermissionRequest, isGranted: Bool) {
    dialogs.decide(request, isGranted: isGranted)
  }

  // MARK: Input

  func touch(_ touch: PageTouch) throws(WebEngineError) -> PageTouch.Response {
    try checkOpen()
    throw Self.lacks("touches")
  }

  func type(_ key: PageKey) throws(WebEngineError) {
    try checkOpen()
    throw Self.lacks("keys")
  }

  func block(at point: CGPoint) async throws(WebEngineError) -> CGRect? {
    let box =
      try await evaluateInObserver(
        "[fanlight.block(\(point.x), \(point.y))]", as: [[Double]?].self, timeout: nil
      ).first ?? nil
    guard let box, box.count == 4 else { return nil }
    return CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
  }

  func fillFields(with contents: String) throws(WebEngineError) {
    try checkOpen()
    sendToObserver("fanlight.fill(\(JSON.string(contents).text))")
  }

  func endEditing() throws(WebEngineError) {
    try checkOpen()
    sendToObserver("document.activeElement?.blur?.()")
  }

  /// Returns the error for a feature that the engine lacks.
  private static func lacks(_ feature: String) -> WebEngineError {
    WebEngineError(
      .protocolFailed, "The engine webkit does not have \(feature).",
      advice: "Use the engine chromium.")
  }
}
