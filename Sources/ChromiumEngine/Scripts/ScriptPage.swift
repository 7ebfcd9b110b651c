import EngineSupport
import WebEngine

/// The requirements of a page's script controller.
@PageActor
protocol ScriptPage: PageContext {
  /// A Boolean value that indicates whether a blank document is loading that HTML text is about to replace.
  var awaitsBlankDocument: Bool { get }

  /// Cancels the main frame's load that awaits a policy decision, and restarts it after the decision.
  func postponeUndecidedLoad()
  /// Sets the serialized origin of the document in a frame.
  func setOrigin(_ origin: String, of frame: String)
  /// Called when a script context was created.
  func didCreate(_ context: ScriptEvents.ContextCreated.Context)
  /// Sends a script to a script context.
  nonisolated func post(
    _ run: ScriptEvaluation, in context: [String: JSON],
    completion: @escaping @Sendable (Result<ScriptValue, ScriptFailure>) -> Void)
  /// Called when the observer sent a report.
  func didReceiveReport(_ event: ScriptEvents.BindingCalled) async
  /// Called when a script requests a permission.
  func didRequestPermission(_ event: ScriptEvents.BindingCalled)
}
