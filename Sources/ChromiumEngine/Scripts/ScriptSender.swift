import EngineSupport
import WebEngine

/// Sends scripts to a page and reports their results in order, without waiting for the page's actor.
final class ScriptSender: Sendable {
  private let session: Session
  /// The timer that ends the user activation of the app's scripts.
  private let gestureTimer = UserGestureTimer()
  /// The queue of the results, in the order of the scripts.
  private let resultQueue = ScriptResultQueue()

  init(session: Session) {
    self.session = session
  }

  /// Sends a script.
  ///
  /// - Parameters:
  ///   - context: The parameters of `Runtime.evaluate` that identify the script context.
  ///   - withdrawGesture: Called when the user activation of the script ends.
  ///   - completion: Called once, on any thread, with the result.
  func post(
    _ run: ScriptEvaluation, in context: [String: JSON],
    withdrawGesture: @escaping @Sendable () async -> Void,
    completion: @escaping @Sendable (Result<ScriptValue, ScriptFailure>) -> Void
  ) {
    session.connection.post(
      "Runtime.evaluate", .object(run.parameters.merging(context) { $1 }),
      session: session.identifier, timeout: run.timeout
    ) { [session, resultQueue, gestureTimer] in
      let outcome = run.outcome(of: $0)
      if let thrown = outcome.thrownObject {
        let reservation = resultQueue.reserve()
        session.text(of: thrown) { text in
          resultQueue.complete(reservation) {
            completion(text.map(outcome.withMessage) ?? outcome.result)
          }
        }
      } else {
        resultQueue.append { completion(outcome.result) }
      }
      gestureTimer.restart(withdrawGesture)
    }
  }
}
