import WebEngine

/// Sends scripts to a page, and reports their results in order; usable without waiting for the page.
final class ScriptSender: Sendable {
  private let session: Session
  /// When the effects of the app's scripts no longer count as a gesture of the user.
  private let gestureEnd = GestureEnd()
  /// The order in which the results of scripts are reported.
  private let answerOrder = AnswerOrder()

  init(session: Session) {
    self.session = session
  }

  /// Sends a script.
  ///
  /// - Parameters:
  ///   - context: The parameters of `Runtime.evaluate` that name its context.
  ///   - withdrawGesture: Called when the script no longer counts as a gesture of the user.
  ///   - completion: Called once, on any thread, with the result.
  func post(
    _ run: ScriptRun, in context: [String: JSON],
    withdrawGesture: @escaping @Sendable () async -> Void,
    completion: @escaping @Sendable (Result<ScriptValue, ScriptFailure>) -> Void
  ) {
    session.connection.post(
      "Runtime.evaluate", .object(run.parameters.merging(context) { $1 }),
      session: session.identifier, timeout: run.timeout
    ) { [session, answerOrder, gestureEnd] in
      let outcome = run.outcome(of: $0)
      if let thrown = outcome.thrown {
        let place = answerOrder.keepPlace()
        session.text(of: thrown) { text in
          answerOrder.fill(place) { completion(text.map(outcome.withMessage) ?? outcome.result) }
        }
      } else {
        answerOrder.add { completion(outcome.result) }
      }
      gestureEnd.scriptRan(withdrawGesture)
    }
  }
}
