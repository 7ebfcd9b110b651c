/// The requirements of a page's response timeout controller.
@PageActor
protocol ResponseTimeoutPage: PageContext {
  /// Whether a policy decision on the main frame's load, or a challenge, is pending.
  var awaitsDecision: Bool { get }

  /// Returns whether the app requested a load.
  func isRequestedByApp(_ loader: String) -> Bool
  /// Fails the load whose response did not begin before the timeout.
  func loadDidTimeOut() async
}
