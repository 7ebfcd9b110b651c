import EngineSupport
import Foundation
import WebEngine

extension ScriptController {
  /// Sends a script; returns when it is ordered before all later commands to the page.
  func start(
    _ call: ScriptCall,
    completion: @escaping @Sendable (Result<ScriptValue, ScriptFailure>) -> Void
  ) async {
    page.postponeUndecidedLoad()
    do throws(ScriptFailure) {
      let parameters = try await contextParameters(of: call)
      page.post(ScriptEvaluation(call), in: parameters, completion: completion)
    } catch {
      completion(.failure(error))
    }
  }

  /// Runs a script and returns its value.
  func evaluate(_ script: String) async throws(WebEngineError) -> ScriptValue {
    try page.checkOpen()
    page.postponeUndecidedLoad()
    let result = await withCheckedContinuation { done in
      page.post(ScriptEvaluation(ScriptCall(source: script)), in: [:]) {
        done.resume(returning: $0)
      }
    }
    switch result {
    case .success(let value): return value
    case .failure(.exception(let exception)):
      throw WebEngineError(.scriptFailed, exception.message)
    case .failure(.unsupportedResult):
      throw WebEngineError(
        .scriptResultUnsupported, "The script's value cannot be serialized.",
        advice: "End the script with a value that JSON can represent.")
    case .failure(.engine(let error)): throw error
    case .failure(.frameDetached), .failure(.processEnded), .failure(.pageWasClosed):
      try page.checkOpen()
      throw page.crash
    }
  }

  /// Returns the parameters of `Runtime.evaluate` that identify the execution context of a call.
  func contextParameters(of call: ScriptCall) async throws(ScriptFailure) -> [String: JSON] {
    guard !page.isClosed, !page.isCrashed else { throw .processEnded(page.crash.description) }
    // By default the context is that of the main document at the time the command arrives.
    if call.frame == nil, call.world == .page { return [:] }
    let frame = call.frame ?? page.target
    await page.waitUntilEventsAreReported()
    if let context = state.contexts.context(frame: frame, world: call.world) {
      return ["uniqueContextId": .string(context.identifier)]
    }
    guard call.world != .page, frame == page.target || state.contexts.hasFrame(frame) else {
      throw .frameDetached
    }
    struct Made: Decodable { let executionContextId: Int }
    do throws(WebEngineError) {
      let made = try await page.session.call(
        "Page.createIsolatedWorld",
        ["frameId": .string(frame), "worldName": .string(WorldName.name(of: call.world))],
        as: Made.self)
      return ["contextId": .integer(made.executionContextId)]
    } catch {
      throw error.code == .protocolFailed ? .frameDetached : ScriptEvaluation.failure(error)
    }
  }

  /// Ends the user activation that the app's scripts gave the page.
  func withdrawGesture() {
    guard !page.isClosed, !page.isCrashed else { return }
    page.sendToObserver("fanlight.withdrawGesture(\(UserGestureTimer.duration / .milliseconds(1)))")
  }
}
