import WebEngine

/// Audio and video, in every frame of the page.
@PageActor
final class MediaController {
  /// The conditions on which media play.
  let rules: MediaPolicy
  /// Whether all media are suspended.
  private var isSuspended = false
  private unowned let page: any ScriptedPage

  init(page: any ScriptedPage, rules: MediaPolicy) {
    self.page = page
    self.rules = rules
  }

  /// Returns the state of the page's media.
  func state() async throws(WebEngineError) -> MediaState {
    let states = try await sendToFrames("state").compactMap(MediaState.init)
    return [.suspended, .playing, .paused].first(where: states.contains) ?? .none
  }

  /// Pauses all media.
  func pause() async throws(WebEngineError) { _ = try await sendToFrames("pause") }

  /// Suspends or resumes all media, also those of later documents.
  func setSuspended(_ isSuspended: Bool) async throws(WebEngineError) {
    self.isSuspended = isSuspended
    _ = try await sendToFrames(isSuspended ? "suspend" : "resume")
  }

  /// Ends full screen and picture in picture.
  func closePresentations() async throws(WebEngineError) { _ = try await sendToFrames("close") }

  /// Suspends the media of a document that begins while the page's media are suspended.
  func didCreate(_ context: ScriptEvents.ContextCreated.Context) {
    guard isSuspended, context.name == ObserverScript.world else { return }
    page.session.evaluate(command("suspend"), in: context.uniqueId)
  }

  /// Sends a command to all frames, and returns their responses.
  private func sendToFrames(_ name: String) async throws(WebEngineError) -> [String] {
    try page.checkOpen()
    var answers: [String] = []
    for context in page.observers {
      // A frame that was removed meanwhile does not respond.
      let answer = try? await page.ask(
        command(name), in: context.identifier, as: String.self, timeout: nil)
      if let answer { answers.append(answer) }
    }
    return answers
  }

  private func command(_ name: String) -> String {
    MediaScript.command(name, secret: page.secret)
  }
}
