/// The evaluation of the app's scripts in a page.
public protocol WebPageScripting: AnyObject, Sendable {
  /// Sets the user scripts and message handlers of the page.
  ///
  /// Handlers change at once; user scripts run in the documents of later loads (W280).
  func setScripts(_ scripts: PageScripts) async throws(WebEngineError)

  /// Starts a script; returns when it is ordered before all later commands to the page.
  ///
  /// - Parameter completion: Called once, on any thread, with the result.
  func start(
    _ call: ScriptCall,
    completion: @escaping @Sendable (Result<ScriptValue, ScriptFailure>) -> Void
  ) async

  /// Starts a script synchronously, where the engine is ready for it.
  ///
  /// All earlier commands to the page must have completed. It saves most of the latency of a short
  /// script.
  ///
  /// - Parameter completion: As for ``start(_:completion:)``; not called where the script was not
  ///   started.
  /// - Returns: Whether the script was started; otherwise ``start(_:completion:)`` does it.
  func startAtOnce(
    _ call: ScriptCall,
    completion: @escaping @Sendable (Result<ScriptValue, ScriptFailure>) -> Void
  ) -> Bool

  /// Replies to a message; ignored where its document does not exist any more.
  func reply(to ticket: ScriptMessage.Ticket, with reply: ScriptMessage.Reply) async
}

extension WebPageScripting {
  /// Returns `false`; the default for engines that start every script asynchronously.
  public func startAtOnce(
    _ call: ScriptCall,
    completion: @escaping @Sendable (Result<ScriptValue, ScriptFailure>) -> Void
  ) -> Bool { false }
}
