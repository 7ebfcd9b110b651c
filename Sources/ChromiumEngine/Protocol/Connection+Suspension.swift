import EngineSupport

/// The suspension of pages whose main frame loads another document.
///
/// From the start of such a load until its commit or failure, Chromium defers all commands to the page's
/// process (docs/spec/chromium.md 5.14).
extension Connection {
  /// Suspends a session whose page's main frame has started a load.
  ///
  /// Ends the wait for commands that have a `didDefer` handler, and pauses the timeouts of the others.
  func suspend(_ session: String) {
    for didDefer in beginSuspension(session) { didDefer() }
    // Chromium responds as soon as the page's process executes commands again.
    post("Runtime.evaluate", ["expression": "0"], session: session) { [weak self] _ in
      self?.endSuspension(session)
    }
  }
}
