import EngineSupport
import WebEngine

/// Controls the media elements in all frames of a page.
@PageActor
final class MediaController {
  /// The conditions under which media may play.
  let policy: MediaPolicy
  /// A Boolean value that indicates whether all media are suspended.
  private var isSuspended = false
  private unowned let page: any ScriptedPage

  init(page: any ScriptedPage, policy: MediaPolicy) {
    self.page = page
    self.policy = policy
  }

  /// Returns the playback state of the page's media.
  func state() async throws(WebEngineError) -> MediaState {
    let states = try await sendToFrames("state").compactMap(MediaState.init)
    return [.suspended, .playing, .paused].first(where: states.contains) ?? .none
  }

  /// Pauses all media.
  func pause() async throws(WebEngineError) { _ = try await sendToFrames("pause") }

  /// Suspends or resumes all media, including those of later documents.
  func setSuspended(_ isSuspended: Bool) async throws(WebEngineError) {
    self.isSuspended = isSuspended
    _ = try await sendToFrames(isSuspended ? "suspend" : "resume")
  }

  /// Exits fullscreen and picture in picture.
  func closePresentations() async throws(WebEngineError) { _ = try await sendToFrames("close") }

  /// Suspends the media of a new document while the page's media are suspended.
  func didCreate(_ context: ScriptEvents.ContextCreated.Context) {
    guard isSuspended, context.name == ObserverScript.world else { return }
    page.session.evaluate(command("suspend"), in: context.uniqueId)
  }

  /// Sends a command to all frames, and returns their results.
  private func sendToFrames(_ name: String) async throws(WebEngineError) -> [String] {
    try page.checkOpen()
    var results: [String] = []
    for context in page.observers {
      // A frame that was removed in the meantime does not respond.
      let result = try? await page.evaluate(
        command(name), in: context.identifier, as: String.self, timeout: nil)
      if let result { results.append(result) }
    }
    return results
  }

  private func command(_ name: String) -> String {
    MediaScript.command(name, secret: page.secret)
  }
}
