/// A page's media, and what it asks to use of the device.
public protocol WebPageMedia: AnyObject, Sendable {
  /// How media stand, in all frames.
  func mediaState() async throws(WebEngineError) -> MediaState

  /// Pauses all media; a script or the user may begin them again.
  func pauseMedia() async throws(WebEngineError)

  /// Holds all media, and those that are to begin, or lets them go on.
  func setMediaSuspended(_ isSuspended: Bool) async throws(WebEngineError)

  /// Brings films back into the page that have taken the screen or a window of their own.
  func closeMediaPresentations() async throws(WebEngineError)

  /// Answers a ``PolicyEvent/asksToUse(_:)``; the script that waits for it goes on.
  func answer(_ question: DeviceQuestion, isGranted: Bool) async
}
