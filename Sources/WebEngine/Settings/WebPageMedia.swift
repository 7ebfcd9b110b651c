/// The media of a page, and its requests for permission.
public protocol WebPageMedia: AnyObject, Sendable {
  /// Returns the playback state of media in all frames.
  func mediaState() async throws(WebEngineError) -> MediaState

  /// Pauses all media; a script or the user may resume them.
  func pauseMedia() async throws(WebEngineError)

  /// Suspends or resumes playback of all media, including media that start later.
  func setMediaSuspended(_ isSuspended: Bool) async throws(WebEngineError)

  /// Ends full screen and Picture in Picture presentation of video.
  func closeMediaPresentations() async throws(WebEngineError)

  /// Decides a ``PolicyEvent/requestPermission(_:)`` and resumes the script that waits for it.
  func decide(_ request: PermissionRequest, isGranted: Bool) async
}
