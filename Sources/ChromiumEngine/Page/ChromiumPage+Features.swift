import Foundation
import WebEngine

/// The requirements of `WebPage` that controllers fulfill.
extension ChromiumPage {
  // MARK: Challenges

  func answer(_ challenge: Int, _ answer: PageChallenge.Answer) {
    challenges.answer(challenge, answer)
  }

  // MARK: Dialogs

  func answerDialog(_ answer: PageDialog.Answer) { dialogs.answer(answer) }

  func answer(_ request: PageFileRequest, with files: [URL]?) async {
    await dialogs.answer(request, with: files)
  }

  // MARK: Media

  func mediaState() async throws(WebEngineError) -> MediaState { try await media.state() }

  func pauseMedia() async throws(WebEngineError) { try await media.pause() }

  func setMediaSuspended(_ isSuspended: Bool) async throws(WebEngineError) {
    try await media.setSuspended(isSuspended)
  }

  func closeMediaPresentations() async throws(WebEngineError) {
    try await media.closePresentations()
  }

  func answer(_ question: DeviceQuestion, isGranted: Bool) async {
    await captureDevices.answer(question, isGranted: isGranted)
  }
}
