import EngineSupport
import WebEngine

/// The page as its inspection controller sees it.
@PageActor
protocol InspectionPage: PageContext {
  /// The parameters of `Runtime.evaluate` that name the context of a call.
  func contextParameters(of call: ScriptCall) async throws(ScriptFailure) -> [String: JSON]
}
