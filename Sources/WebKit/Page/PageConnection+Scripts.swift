import WebEngine

extension PageConnection {
  /// Starts a script after the commands sent before it; later commands do not wait for its end.
  ///
  /// - Parameter completion: Called once, on any thread.
  func start(
    _ call: ScriptCall,
    completion: @escaping @Sendable (Result<ScriptValue, ScriptFailure>) -> Void
  ) {
    if let page = idlePage(), page.startAtOnce(call, completion: completion) { return }
    let refuse: @MainActor (WebEngineError) -> Void = { error in
      completion(
        .failure(
          error.meansPageIsLost
            ? .processEnded(error.description)
            : .engine(error)))
    }
    send(.script, refuse: refuse) { page throws(WebEngineError) in
      await page.start(call, completion: completion)
    }
  }
}
