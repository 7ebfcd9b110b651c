import Foundation
import Synchronization
import WebEngine

/// Media, camera and microphone.
extension FakeWebPage {
  func mediaState() async throws(WebEngineError) -> MediaState { .playing }

  func pauseMedia() async throws(WebEngineError) { try note(.media("pause")) }

  func setMediaSuspended(_ isSuspended: Bool) async throws(WebEngineError) {
    try note(.media(isSuspended ? "suspend" : "resume"))
  }

  func closeMediaPresentations() async throws(WebEngineError) { try note(.media("close")) }

  func decide(_ request: PermissionRequest, isGranted: Bool) async {
    state.withLock { $0.commands.append(.device(request.number, isGranted)) }
  }
}
