import Foundation
import Synchronization
import WebEngine

/// Scripts, their results and what they ask of the app.
extension FakeWebPage {
  /// Sets what a script gives.
  func setResult(of script: String, to result: Result<ScriptValue, ScriptFailure>) {
    state.withLock { $0.results[script] = result }
  }

  /// Keeps scripts waiting for their result until the page is closed.
  func keepScriptsWaiting() { state.withLock { $0.keepsScriptsWaiting = true } }

  func setScripts(_ scripts: PageScripts) async throws(WebEngineError) {
    try note(.scripts(scripts))
  }

  func start(
    _ call: ScriptCall,
    completion: @escaping @Sendable (Result<ScriptValue, ScriptFailure>) -> Void
  ) async {
    do throws(WebEngineError) {
      try note(call == ScriptCall(source: call.source) ? .evaluate(call.source) : .call(call))
    } catch {
      return completion(.failure(.engine(error)))
    }
    let result: Result<ScriptValue, ScriptFailure>? = state.withLock { state in
      guard state.keepsScriptsWaiting else {
        return state.results[call.source] ?? .success(.undefined)
      }
      state.pendingCalls.append(completion)
      return nil
    }
    if let result { completion(result) }
  }

  func closeDialog(with response: PageDialog.Response) async {
    state.withLock { $0.commands.append(.dialog(response)) }
  }

  func setFiles(_ files: [URL]?, for request: PageFileRequest) async {
    state.withLock { $0.commands.append(.files(files)) }
  }

  func reply(to ticket: ScriptMessage.Ticket, with reply: ScriptMessage.Reply) async {
    state.withLock { $0.commands.append(.reply(ticket, reply)) }
  }

  func setRunsScripts(_ runsScripts: Bool) async throws(WebEngineError) {
    try note(.runsScripts(runsScripts))
  }

  func evaluate(_ script: String) async throws(WebEngineError) -> ScriptValue {
    try note(.evaluate(script))
    guard case .success(let value) = state.withLock({ $0.results[script] }) else {
      return .undefined
    }
    return value
  }
}
