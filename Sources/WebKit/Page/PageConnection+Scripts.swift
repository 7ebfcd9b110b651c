import WebEngine

extension PageConnection {
  /// Starts a script after everything sent before it; what is sent next does not wait for its end.
  func start(
    _ call: ScriptCall,
    completion: @escaping @MainActor @Sendable (Result<ScriptValue, ScriptFailure>) -> Void
  ) {
    let refuse: @MainActor (WebEngineError) -> Void = { error in
      completion(
        .failure(
          error.meansPageIsLost
            ? .processEnded(error.description)
            : .engine(error)))
    }
    send(.script, refuse: refuse) { page throws(WebEngineError) in
      await page.start(call) { result in
        Task { @MainActor in completion(result) }
      }
    }
  }
}
