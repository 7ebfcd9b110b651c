import EngineSupport
import WebEngine

/// The requirements of a page's inspection controller.
@PageActor
protocol InspectionPage: PageContext {
  /// Returns the parameters of `Runtime.evaluate` that identify the execution context of a call.
  func contextParameters(of call: ScriptCall) async throws(ScriptFailure) -> [String: JSON]
}
