/// What the timeout of a page's loads depends on.
@PageActor
protocol ResponseTimeoutPage: PageContext {
  /// Whether the main frame's load, or a challenge, awaits the app.
  var awaitsDecision: Bool { get }

  /// Whether the app requested a load.
  func isRequestedByApp(_ loader: String) -> Bool
  /// Ends the load whose response did not begin in time.
  func loadDidTimeOut() async
}
