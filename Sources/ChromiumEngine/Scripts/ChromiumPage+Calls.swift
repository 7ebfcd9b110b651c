import Foundation
import Synchronization
import WebEngine

extension ChromiumPage {
  func start(
    _ call: ScriptCall,
    completion: @escaping @Sendable (Result<ScriptValue, ScriptFailure>) -> Void
  ) async {
    postponeUndecidedLoad()
    do throws(ScriptFailure) {
      let place = try await place(of: call)
      post(ScriptRun(call), at: place, completion: completion)
    } catch {
      completion(.failure(error))
    }
  }

  nonisolated func startAtOnce(
    _ call: ScriptCall,
    completion: @escaping @Sendable (Result<ScriptValue, ScriptFailure>) -> Void
  ) -> Bool {
    guard call.frame == nil, call.world == .page, isCalm.load(ordering: .acquiring) else {
      return false
    }
    post(ScriptRun(call), at: [:], completion: completion)
    return true
  }

  /// Notes whether a script can be started without a look at the page.
  func noteCalm() {
    isCalm.store(!isClosed && !isCrashed && !policy.isAnythingOpen, ordering: .releasing)
  }

  func evaluate(_ script: String) async throws(WebEngineError) -> ScriptValue {
    try checkOpen()
    postponeUndecidedLoad()
    let result = await withCheckedContinuation { done in
      post(ScriptRun(ScriptCall(source: script)), at: [:]) { done.resume(returning: $0) }
    }
    switch result {
    case .success(let value): return value
    case .failure(.exception(let exception)):
      throw WebEngineError(.scriptFailed, exception.message)
    case .failure(.unsupportedResult):
      throw WebEngineError(
        .scriptResultUnsupported, "The script's value has no copy.",
        advice: "End the script with a value that JSON can hold.")
    case .failure(.engine(let error)): throw error
    case .failure(.frameIsGone), .failure(.processEnded), .failure(.pageWasClosed):
      try checkOpen()
      throw crash
    }
  }

  /// The parameters that say in which globals a call runs.
  private func place(of call: ScriptCall) async throws(ScriptFailure) -> [String: JSON] {
    guard !isClosed, !isCrashed else { throw .processEnded(crash.description) }
    // Without a name these are the main document's, whichever that is when the call gets there.
    if call.frame == nil, call.world == .page { return [:] }
    let frame = call.frame ?? target
    await catchUp()
    if let context = scripting.contexts.context(frame: frame, world: call.world) {
      return ["uniqueContextId": .string(context.identifier)]
    }
    guard call.world != .page, frame == target || scripting.contexts.hasFrame(frame) else {
      throw .frameIsGone
    }
    struct Made: Decodable { let executionContextId: Int }
    do throws(WebEngineError) {
      let made = try await session.call(
        "Page.createIsolatedWorld",
        ["frameId": .string(frame), "worldName": .string(WorldName.name(of: call.world))],
        as: Made.self)
      return ["contextId": .integer(made.executionContextId)]
    } catch {
      throw error.code == .protocolFailed ? .frameIsGone : ScriptRun.failure(error)
    }
  }

  private nonisolated func post(
    _ run: ScriptRun, at place: [String: JSON],
    completion: @escaping @Sendable (Result<ScriptValue, ScriptFailure>) -> Void
  ) {
    session.connection.post(
      "Runtime.evaluate", .object(run.parameters.merging(place) { $1 }),
      session: session.identifier, timeout: run.timeout
    ) { [weak self, session, answerOrder] in
      let outcome = run.outcome(of: $0)
      if let thrown = outcome.thrown {
        let place = answerOrder.keepPlace()
        session.words(of: thrown) { words in
          answerOrder.fill(place) { completion(words.map(outcome.saying) ?? outcome.result) }
        }
      } else {
        answerOrder.add { completion(outcome.result) }
      }
      guard let self else { return }
      gestureEnd.scriptRan { [weak self] in await self?.withdrawGesture() }
    }
  }

  private func withdrawGesture() {
    guard !isClosed, !isCrashed else { return }
    tellWorld("fanlight.withdrawGesture(\(GestureEnd.grace / .milliseconds(1)))")
  }
}

extension Session {
  /// Asks an object of the page for its text, as WebKit does of what was thrown (W296).
  ///
  /// - Parameter completion: Called with the text, or with `nil` when the page does not answer now.
  fileprivate func words(
    of object: String, completion: @escaping @Sendable (String?) -> Void
  ) {
    struct Answer: Decodable {
      struct Remote: Decodable { let value: String? }
      let result: Remote
    }
    let parameters: JSON = [
      "objectId": .string(object), "returnByValue": true, "silent": true,
      "functionDeclaration": "function() { try { return `${this}` } catch { return '' } }",
    ]
    connection.post(
      "Runtime.callFunctionOn", parameters, session: identifier, linger: { completion(nil) }
    ) { answer in
      let message = try? answer.get()
      completion(
        (try? message?.result(Answer.self, of: "Runtime.callFunctionOn"))?.result.value)
    }
    connection.send(
      "Runtime.releaseObject", ["objectId": .string(object)], session: identifier)
  }
}
