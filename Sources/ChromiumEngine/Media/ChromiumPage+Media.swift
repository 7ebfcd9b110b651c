import WebEngine

/// Films and sounds, in every frame of the page.
extension ChromiumPage {
  func mediaState() async throws(WebEngineError) -> MediaState {
    let states = try await askMedia("state").compactMap(MediaState.init)
    return [.suspended, .playing, .paused].first(where: states.contains) ?? .none
  }

  func pauseMedia() async throws(WebEngineError) { _ = try await askMedia("pause") }

  func setMediaSuspended(_ isSuspended: Bool) async throws(WebEngineError) {
    isMediaSuspended = isSuspended
    _ = try await askMedia(isSuspended ? "suspend" : "resume")
  }

  func closeMediaPresentations() async throws(WebEngineError) { _ = try await askMedia("close") }

  /// A document has begun, whose media are held as those before it.
  func suspendMedia(in context: ScriptEvents.ContextCreated.Context) {
    guard isMediaSuspended, context.name == ObserverScript.world else { return }
    session.tell("Runtime.evaluate", command("suspend", in: context.uniqueId))
  }

  /// Says something to all frames, and returns their answers.
  private func askMedia(_ name: String) async throws(WebEngineError) -> [String] {
    struct Answer: Decodable {
      struct Remote: Decodable { let value: String? }
      let result: Remote
    }
    try checkOpen()
    var answers: [String] = []
    for context in scripting.contexts.observers {
      // One that has just gone has no answer.
      let answer = try? await session.call(
        "Runtime.evaluate", command(name, in: context.identifier), as: Answer.self)
      if let value = answer?.result.value { answers.append(value) }
    }
    return answers
  }

  private func command(_ name: String, in context: String) -> JSON {
    [
      "expression": .string(MediaScript.command(name, secret: scripting.secret)),
      "uniqueContextId": .string(context), "returnByValue": true,
    ]
  }
}
