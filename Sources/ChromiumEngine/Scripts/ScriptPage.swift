import WebEngine

/// What a page's scripts depend on.
@PageActor
protocol ScriptPage: PageContext {
  /// Whether a blank document is loading that HTML text is about to replace.
  var awaitsBlankDocument: Bool { get }

  /// Cancels the main frame's load that awaits a policy decision, to begin it again after that.
  func postponeUndecidedLoad()
  /// Sets the serialized origin of the document in a frame.
  func setOrigin(_ origin: String, of frame: String)
  /// A script context was created.
  func didCreate(_ context: ScriptEvents.ContextCreated.Context)
  /// Sends a script to a context.
  nonisolated func post(
    _ run: ScriptRun, in context: [String: JSON],
    completion: @escaping @Sendable (Result<ScriptValue, ScriptFailure>) -> Void)
  /// The observer sent a report.
  func didReceiveReport(_ event: ScriptEvents.BindingCalled) async
  /// A script requests a permission.
  func didRequestPermission(_ event: ScriptEvents.BindingCalled)
}
