/// The tasks that wait for a web view.
struct WaitingTasks {
  typealias Continuation = CheckedContinuation<Void, Never>

  /// The tasks that wait until the page has loaded.
  var quiet: [Continuation] = []
  /// The tasks that wait for the delegate's policy decisions.
  var decisions: [Continuation] = []
}
