/// The page as its response timeout controller sees it.
@PageActor
protocol ResponseTimeoutPage: PageContext {
  /// Whether a policy decision on the main frame's load, or a challenge, is pending.
  var awaitsDecision: Bool { get }

  /// Whether the app requested a load.
  func isRequestedByApp(_ loader: String) -> Bool
  /// Ends the load whose response did not begin in time.
  func loadDidTimeOut() async
}
